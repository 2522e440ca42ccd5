CREATE TABLE journal (
    at DOUBLE PRECISION NOT NULL,
    what TEXT NOT NULL,
    who TEXT NOT NULL,
    address TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE INDEX journal_at ON journal (at);

CREATE TABLE barred (
    person TEXT NOT NULL,
    how TEXT NOT NULL,
    name TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, how)
);
