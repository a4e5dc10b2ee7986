import * as v from 'valibot';
import { PROVIDERS } from '../model/identity.ts';
import { CONFLICTS_FATES } from '../model/job.ts';
import * as field from './fields.ts';
import { VALIDATION } from './messages.ts';
import { returnToOf } from './return-to.ts';

export const emailInput = field.form({ email: field.email });
export const credentialsInput = field.form({ email: field.email, password: field.password });

/** Where to go on to: what is no such page is left out, and never a reason to refuse. */
const returnTo = v.optional(
  v.nullable(
    v.pipe(
      v.string(VALIDATION.invalid),
      v.transform((path: string): string | null => returnToOf(path)),
    ),
  ),
);

/** The solved puzzle of an answer `proof-required`: JSON of its `challenge` and its `solution`. */
const proof = v.optional(v.nullable(v.pipe(v.string(VALIDATION.invalid), v.maxLength(2_000, VALIDATION.invalid))));

export const registerInput = field.form({ ...credentialsInput.entries, returnTo, proof });
export const linkInput = field.form({ ...emailInput.entries, returnTo });
/** A password that exists already: refused for nothing but its limits, since only a new one has rules. */
const knownPassword = v.pipe(
  v.string(VALIDATION.invalid),
  v.minLength(1, VALIDATION.passwordMin),
  v.maxLength(128, VALIDATION.passwordMax),
);

export const loginInput = field.form({ email: field.email, password: knownPassword });

const secret = v.pipe(v.string(VALIDATION.invalid), v.regex(/^[A-Za-z0-9_-]{43}$/, VALIDATION.invalid));

/** Of any form: one that is not well formed is a link that is not valid, and is told so in those words. */
const linkSecret = v.pipe(v.string(VALIDATION.invalid), v.maxLength(200, VALIDATION.invalid));

export const verifyEmailQuery = field.form({ token: v.optional(linkSecret) });

/** Without a new password, it is the registration's own that becomes valid, in the browser that has made it. */
export const verifyEmailInput = field.form({ token: linkSecret, newPassword: v.optional(field.password) });

/** Spaces are for the eye: "123 456". */
export const verifyCodeInput = field.form({
  code: v.pipe(
    v.string(VALIDATION.invalid),
    v.maxLength(40, VALIDATION.code),
    v.transform((code) => code.replaceAll(/\D/g, '')),
    v.regex(/^\d{6}$/, VALIDATION.code),
  ),
});

export const resetPasswordInput = field.form({ token: secret, newPassword: field.password });

export const changePasswordInput = field.form({ currentPassword: knownPassword, newPassword: field.password });
export const changeEmailInput = field.form({ email: field.email, password: knownPassword });
export const confirmEmailInput = field.form({ token: secret });

/** Without a password, the member has just signed in instead. */
export const deleteAccountInput = field.form({
  password: v.optional(v.nullable(knownPassword)),
  conflicts: v.picklist(CONFLICTS_FATES, VALIDATION.invalid),
});

/** The answers of onboarding's steps 2 and 3. */
export const onboardingInput = field.form({
  userNickname: field.name(1, VALIDATION.onboardingNickname, 20, VALIDATION.nicknameMax),
  userPronouns: field.pronouns(VALIDATION.onboardingPronouns),
  userAvatarId: v.optional(field.avatarId),
  partnerNickname: field.name(1, VALIDATION.onboardingPartnerNickname, 20, VALIDATION.partnerNicknameMax),
  partnerPronouns: field.pronouns(VALIDATION.onboardingPartnerPronouns),
  partnerAvatarId: v.optional(field.avatarId),
  relationshipLabel: v.optional(v.nullable(field.relationshipLabel)),
});

/** Any part of the profile; what is left out stays as it is. */
export const profileInput = field.form({
  userNickname: v.optional(field.name(2, VALIDATION.nicknameMin, 20, VALIDATION.nicknameMax)),
  partnerNickname: v.optional(field.name(2, VALIDATION.partnerNicknameMin, 20, VALIDATION.partnerNicknameMax)),
  userPronouns: v.optional(v.nullable(field.pronouns(VALIDATION.onboardingPronouns))),
  partnerPronouns: v.optional(v.nullable(field.pronouns(VALIDATION.onboardingPartnerPronouns))),
  bio: v.optional(v.nullable(field.text(0, VALIDATION.invalid, 280, VALIDATION.bioMax))),
  userAvatarId: v.optional(field.avatarId),
  partnerAvatarId: v.optional(field.avatarId),
  relationshipLabel: v.optional(v.nullable(field.relationshipLabel)),
  emailUpdates: v.optional(v.boolean(VALIDATION.invalid)),
});

export type OnboardingInput = v.InferOutput<typeof onboardingInput>;
export type ProfileInput = v.InferOutput<typeof profileInput>;

/** A session as its member sees it in the list. */
export const sessionParams = field.form({ id: v.pipe(v.string(VALIDATION.invalid), v.uuid(VALIDATION.invalid)) });

/** A provider, as it stands in a path. */
export const providerParams = field.form({ provider: v.picklist(PROVIDERS, VALIDATION.invalid) });

/** A member's id or nickname, as it stands in a path. */
export const profileParams = field.form({
  identifier: v.pipe(
    v.string(VALIDATION.invalid),
    v.minLength(1, VALIDATION.invalid),
    v.maxLength(64, VALIDATION.invalid),
  ),
});

/** What stands in the address of a mail's unsubscribe link. */
export const unsubscribeInput = field.form({
  token: v.pipe(v.string(VALIDATION.invalid), v.maxLength(200, VALIDATION.invalid)),
});
