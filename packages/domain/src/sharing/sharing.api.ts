import * as v from 'valibot';
import { conflictParams } from '../conflicts/conflict.api.ts';
import * as field from '../kernel/fields.ts';
import { VALIDATION } from '../kernel/messages.ts';
import type { Route } from '../kernel/route.ts';
import { messageViewSchema } from '../kernel/view.ts';
import { SHARE_CHANNELS } from '../model/share.ts';

const shareInput = field.form({ channel: v.picklist(SHARE_CHANNELS, VALIDATION.invalid) });

export const sharingRoutes = {
  shareConflict: {
    params: conflictParams,
    body: shareInput,
    access: 'anyone',
    status: 200,
    errors: ['conflict-not-found'],
    output: messageViewSchema,
  },
} as const satisfies Record<string, Route>;
