CREATE TABLE sagas (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    body TEXT NOT NULL,
    status TEXT NOT NULL,
    updated DOUBLE PRECISION NOT NULL
);

CREATE TABLE saga_people (
    person TEXT NOT NULL,
    saga_id TEXT NOT NULL REFERENCES sagas (id),
    PRIMARY KEY (person, saga_id)
);

CREATE TABLE chapters (
    saga_id TEXT NOT NULL REFERENCES sagas (id),
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    PRIMARY KEY (saga_id, number)
);
