CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    card TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    due DOUBLE PRECISION
);
CREATE INDEX tables_listed ON tables (status, listed, updated);
CREATE INDEX tables_due ON tables (due);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, position)
);

CREATE TABLE sitters (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT
);

CREATE TABLE sessions (
    digest TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    expires DOUBLE PRECISION NOT NULL
);

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
