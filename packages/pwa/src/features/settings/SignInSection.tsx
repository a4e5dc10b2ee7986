import { PROVIDER_LABELS, PROVIDERS, type ProviderName } from '@twosides/domain/model';
import { signInProblemText } from '@twosides/domain/sign-in';
import { useSearchParams } from 'react-router-dom';
import { useDisconnectProvider, useSecurity } from '../../api/account/security.ts';
import { namesOf } from '../../api/account/sign-in-providers.ts';
import shared from '../../styles/shared.module.css';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button, ButtonLink } from '../../ui/form/Button.tsx';
import { BrandIcon } from '../../ui/identity/BrandIcon.tsx';
import { DAY } from '../../ui/identity/in-words.ts';
import { toastFailed } from '../common/offline/LoadFailed.tsx';
import { askForProof, isProofMissing } from './ProveDialog.tsx';
import { SettingsCard, useProvidersToSet } from './SettingsCard.tsx';
import styles from './SignInSection.module.css';

export function SignInSection() {
  const shown = useProvidersToSet();
  const ways = useSecurity();
  if (!ways || shown.length === 0) return null;
  const hasPasskey = ways.passkeys.some(({ madeFor }) => madeFor === null);
  const isLastWayIn = !ways.hasPassword && !hasPasskey && ways.connections.length === 1;
  return (
    <SettingsCard
      id="sign-in"
      title={namesOf(shown)}
      description={`Connect an account to sign in with it. We only see its email address, and ${namesOf(shown)} ${shown.length > 1 ? 'don’t' : 'doesn’t'} see what you do here.`}
    >
      <Outcome />
      <ul className={shared.stack16}>
        {shown.map((provider) => {
          const way = ways.connections.find((connected) => connected.provider === provider);
          return (
            <li key={provider} className={styles.way}>
              <span className={styles.mark}>
                <BrandIcon name={provider} size={22} />
              </span>
              <div className={styles.name}>
                <p className={shared.strong}>{PROVIDER_LABELS[provider]}</p>
                <p className={shared.note}>{way ? <Since at={way.connectedAt} /> : 'Not connected'}</p>
              </div>
              {way ? (
                !isLastWayIn && <Disconnect provider={provider} />
              ) : (
                <ButtonLink href={`/auth/${provider}?connect`} aria-label={`Connect ${PROVIDER_LABELS[provider]}`}>
                  Connect
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
      {isLastWayIn && (
        <Notice>
          This is your only way to sign in. To disconnect it, set a password or add a passkey below, or connect another
          account first.
        </Notice>
      )}
    </SettingsCard>
  );
}

function Outcome() {
  const [params] = useSearchParams();
  const problem = signInProblemText(params.get('error'));
  const connected = PROVIDERS.find((provider) => provider === params.get('connected'));
  if (problem)
    return (
      <Notice tone="warning" icon="warning" live>
        {problem}
      </Notice>
    );
  if (!connected) return null;
  return (
    <Notice tone="success" icon="check" live>
      {PROVIDER_LABELS[connected]} is connected. You can sign in with it from now on.
    </Notice>
  );
}

function Disconnect({ provider }: { readonly provider: ProviderName }) {
  const disconnect = useDisconnectProvider();
  const label = PROVIDER_LABELS[provider];
  const press = () =>
    disconnect.mutate(provider, {
      onSuccess: () => toasts.show({ title: `${label} is disconnected`, tone: 'success' }),
      onError: async (error) => {
        if (isProofMissing(error)) return void ((await askForProof()) && press());
        toastFailed(`${label} is still connected`, error);
      },
    });
  return (
    <Button aria-label={`Disconnect ${label}`} pending={disconnect.isPending} onClick={press}>
      Disconnect
    </Button>
  );
}

function Since({ at }: { readonly at: string }) {
  return (
    <>
      Connected since <time dateTime={at}>{DAY.format(new Date(at))}</time>
    </>
  );
}
