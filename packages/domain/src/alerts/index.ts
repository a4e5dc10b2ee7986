export * from './alert.api.ts';
export * from './alert-mails.ts';
export * from './alert-preferences.ts';
export * from './alert-texts.rule.ts';
export * from './alerts.port.ts';
export * from './alerts.rule.ts';
export * from './alerts.ts';
export * from './weekly-digest.ts';
