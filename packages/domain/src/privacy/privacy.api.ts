import * as v from 'valibot';
import { knownPassword } from '../accounts/account.api.ts';
import { CONFLICTS_FATES } from '../model/index.ts';
import * as field from '../wire/fields.ts';
import { messageViewSchema, type Route, VALIDATION } from '../wire/index.ts';
import { accountExportSchema } from './account-export.view.ts';

const deleteAccountInput = field.form({
  password: v.optional(v.nullable(knownPassword)),
  conflicts: v.picklist(CONFLICTS_FATES, VALIDATION.invalid),
});

export const privacyRoutes = {
  exportAccount: { access: 'member', output: accountExportSchema },
  deleteAccount: {
    body: deleteAccountInput,
    access: 'member',
    dropsCachedResponses: true,
    errors: ['wrong-password', 'sign-in-again', 'password-not-set'],
    output: messageViewSchema,
  },
} as const satisfies Record<string, Route>;
