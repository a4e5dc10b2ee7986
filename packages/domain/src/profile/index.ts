export * from './change-profile.ts';
export * from './onboarding-form.ts';
export * from './profile.api.ts';
export * from './profile.port.ts';
export * from './profile.view.ts';
export * from './pronoun-answer.ts';
export * from './relations.ts';
