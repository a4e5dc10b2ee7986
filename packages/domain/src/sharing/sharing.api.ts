import * as v from 'valibot';
import { conflictParams } from '../conflicts/conflict.api.ts';
import { SHARE_CHANNELS } from '../model/index.ts';
import * as field from '../wire/fields.ts';
import { messageViewSchema, type Route, VALIDATION } from '../wire/index.ts';

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
