/**
 * The words of conflicts, kept by triggers. The index holds no text of its own. `conflicts_words` lists what words
 * there are, for close spellings.
 */
export const SEARCH_SCHEMA = `
CREATE VIRTUAL TABLE conflicts_text USING fts5(
  title, her_side, his_side, content = 'conflicts', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE VIRTUAL TABLE conflicts_words USING fts5vocab('conflicts_text', 'row');

CREATE TRIGGER conflicts_text_insert AFTER INSERT ON conflicts BEGIN
  INSERT INTO conflicts_text (rowid, title, her_side, his_side) VALUES (new.id, new.title, new.her_side, new.his_side);
END;
CREATE TRIGGER conflicts_text_update AFTER UPDATE OF title, her_side, his_side ON conflicts
WHEN old.title <> new.title OR old.her_side <> new.her_side OR old.his_side <> new.his_side BEGIN
  INSERT INTO conflicts_text (conflicts_text, rowid, title, her_side, his_side) VALUES ('delete', old.id, old.title, old.her_side, old.his_side);
  INSERT INTO conflicts_text (rowid, title, her_side, his_side) VALUES (new.id, new.title, new.her_side, new.his_side);
END;
CREATE TRIGGER conflicts_text_delete AFTER DELETE ON conflicts BEGIN
  INSERT INTO conflicts_text (conflicts_text, rowid, title, her_side, his_side) VALUES ('delete', old.id, old.title, old.her_side, old.his_side);
END;

INSERT INTO conflicts_text (conflicts_text) VALUES ('rebuild');
`;
