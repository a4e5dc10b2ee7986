import { emailInput } from '@twosides/domain/accounts';
import type { FieldErrors } from '@twosides/domain/wire';
import { errorsIn } from '../../form/answers.rule.ts';

type WithEmail = { readonly email: string };

export const checkEmail = ({ email }: WithEmail): FieldErrors => errorsIn(emailInput, { email });

export const emailProblem = (values: WithEmail): string | undefined => checkEmail(values).email;
