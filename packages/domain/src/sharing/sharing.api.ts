import * as v from 'valibot';
import { conflictParams } from '../conflicts/conflict.api.ts';
import { SHARE_CHANNELS } from '../model/share.ts';
import * as field from '../wire/fields.ts';
import { VALIDATION } from '../wire/messages.ts';
import type { Route } from '../wire/route.ts';
import { messageViewSchema } from '../wire/view.ts';

const shareInput = field.form({ channel: v.picklist(SHARE_CHANNELS, VALIDATION.invalid) });

export const sharingRoutes = {
  shareConflict: {
    params: conflictParams,
    body: shareInput,
    access: 'anyone',
    errors: ['conflict-not-found'],
    output: messageViewSchema,
  },
} as const satisfies Record<string, Route>;
