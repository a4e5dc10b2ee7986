import * as v from 'valibot';
import type { Member } from '../model/member.ts';
import { currentUserView, currentUserViewSchema } from '../profile/current-user.view.ts';
import { view } from '../wire/view.ts';

export const signedInEntries = { needsOnboarding: v.boolean(), user: currentUserViewSchema };

export const signedInViewSchema = view(signedInEntries);
export type SignedIn = v.InferOutput<typeof signedInViewSchema>;

export const signedInView = (member: Member): SignedIn => ({
  needsOnboarding: !member.onboardingCompleted,
  user: currentUserView(member),
});
