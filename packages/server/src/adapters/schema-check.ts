export const foreignDatabase = (name: string, next: string): string =>
  `${name} holds a database that this version cannot read: it belongs to another program, or to a version of ` +
  `TwoSides from before the first release. It was left unchanged. To start fresh, ${next}.`;

export const newerSchema = (version: number, known: number): string =>
  `The database has schema version ${version}, but this program only knows versions up to ${known}. ` +
  'It was last used by a newer release: start that one, or restore a backup from before the upgrade.';
