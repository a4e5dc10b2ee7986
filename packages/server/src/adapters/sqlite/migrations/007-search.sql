DROP TABLE conflicts_text;
CREATE VIRTUAL TABLE conflicts_text USING fts5(
  title, body, tokenize = 'ascii', detail = 'column', prefix = '1 2 3 4 5 6 7 8'
);
INSERT INTO conflicts_text (conflicts_text, rank) VALUES ('secure-delete', 1);
