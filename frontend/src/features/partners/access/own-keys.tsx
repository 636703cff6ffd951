import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInteger, formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { EmptyState } from '../../../ui/page/empty-state';
import { lazyPart } from '../../../ui/page/lazy-part';
import { PartWaiting } from '../../../ui/page/part-waiting';
import { Section } from '../../../ui/page/section';
import { whenIdle } from '../../../ui/page/when-idle';
import type { OwnKeyPartsFragment } from './access-page.generated';
import {
  useChangeMyApiKeyMutation,
  useMakeMyApiKeyMutation,
  useReplaceMyApiKeyMutation,
  useRevokeMyApiKeyMutation,
} from './own-keys.generated';
import { OwnRows } from './own-rows';
import { ShownSecret } from './shown-secret';
import { type NamedSecret, useSecrets } from './use-secrets';

type Key = OwnKeyPartsFragment;

/** Loads when the page is idle, or else at its press. */
const KeyForm = lazyPart(() => import('./key-form').then((module) => module.KeyForm));

const AGAIN = { refetch: ['PartnerAccess'] };
const IN_FORM = { isProblemSilent: true, isFaultSilent: true, ...AGAIN };

/** The partner's keys that hold, and a new one. */
export function OwnKeys({ keys }: { keys: readonly Key[] }) {
  const { t } = useTranslation('partners-access');
  const [isMaking, setMaking] = useState(false);
  const [secrets, addSecret, removeSecret] = useSecrets();
  useEffect(() => whenIdle(KeyForm.ahead), []);
  const make = useAction(useMakeMyApiKeyMutation(), { isSuccessSilent: true, ...IN_FORM });
  return (
    <Section
      heading={t('keys.heading')}
      aside={
        <Button aria-haspopup="dialog" onClick={() => setMaking(true)}>
          {t('keys.make')}
        </Button>
      }
    >
      {secrets.map((one) => (
        <ShownSecret key={one.secret} of="key" {...one} onSaved={() => removeSecret(one)} />
      ))}
      {keys.length === 0 ? (
        <EmptyState>{t('keys.none')}</EmptyState>
      ) : (
        <OwnRows>
          {keys.map((key) => (
            <KeyRow key={key.id} own={key} onSecret={addSecret} />
          ))}
        </OwnRows>
      )}
      {isMaking && (
        <KeyForm
          known={null}
          isBusy={make.busy}
          onClose={() => setMaking(false)}
          fallback={(hasFailed) => hasFailed && <PartWaiting onClose={() => setMaking(false)} />}
          send={async (input) => {
            const outcome = await make.run({ input });
            if (outcome.status === 'done') {
              setMaking(false);
              addSecret({ name: outcome.result.key.name, secret: outcome.result.secret });
            }
            return outcome;
          }}
        />
      )}
    </Section>
  );
}

function KeyRow({ own, onSecret }: { own: Key; onSecret: (one: NamedSecret) => void }) {
  const { t } = useTranslation('partners-access');
  // as it was when the form opened: one that changed meanwhile is not overwritten by the second press either
  const [changed, setChanged] = useState<Key | null>(null);
  const [dialog, ask] = useConfirm();
  const { id, version, name, endsAt } = own;
  const input = { id, version };
  const change = useAction(useChangeMyApiKeyMutation(), { success: t('keys.changed'), ...IN_FORM });
  const replace = useAction(useReplaceMyApiKeyMutation(), { isSuccessSilent: true, ...AGAIN });
  const revoke = useAction(useRevokeMyApiKeyMutation(), { success: t('keys.revoked', { name }), ...AGAIN });

  const askToReplace = () =>
    ask({
      title: t('keys.replace-ask', { name }),
      children: t('keys.replace-text'),
      confirmLabel: t('keys.replace-do'),
      onConfirm: async () => {
        const outcome = await replace.run({ input });
        if (outcome.status === 'done') onSecret({ name, secret: outcome.result.secret });
        return outcome;
      },
    });
  const askToRevoke = () =>
    ask({
      title: t('keys.revoke-ask', { name }),
      children: t('keys.revoke-text'),
      confirmLabel: t('keys.revoke-do'),
      isDestructive: true,
      onConfirm: () => revoke.run({ input }),
    });

  return (
    <li>
      <p className="name">{name}</p>
      <KeyFacts own={own} />
      <div className="acts">
        <Button aria-haspopup="dialog" aria-label={t('keys.change-named', { name })} onClick={() => setChanged(own)}>
          {t('change')}
        </Button>
        {endsAt === null && (
          <Button aria-haspopup="dialog" aria-label={t('keys.replace-named', { name })} onClick={askToReplace}>
            {t('keys.replace')}
          </Button>
        )}
        <Button
          variant="danger"
          aria-haspopup="dialog"
          aria-label={t('keys.revoke-named', { name })}
          onClick={askToRevoke}
        >
          {t('keys.revoke')}
        </Button>
      </div>
      {changed && (
        <KeyForm
          known={changed}
          isBusy={change.busy}
          onClose={() => setChanged(null)}
          fallback={(hasFailed) => hasFailed && <PartWaiting onClose={() => setChanged(null)} />}
          send={async (terms) => {
            const outcome = await change.run({ input: { id, version: changed.version, ...terms } });
            if (outcome.status === 'done') setChanged(null);
            return outcome;
          }}
        />
      )}
      {dialog}
    </li>
  );
}

/** What a key opens, how it is used, and when it ends. */
function KeyFacts({ own: { scopes, limitPerMinute, days, lastUsedAt, endsAt } }: { own: Key }) {
  const { t } = useTranslation('partners-access');
  const language = useLanguage();
  const times = useTimes();
  const number = (value: number) => formatInteger(value, language);
  const doors = formatList(
    scopes.map((scope) => t(`keys.scope.${scope}`)),
    language,
  );
  const month = days.reduce((sum, { calls }) => sum + calls, 0);
  return (
    <>
      {endsAt !== null && <p>{t('keys.ends', { at: times.until(endsAt) })}</p>}
      <p className="known">{t('keys.opens', { doors, limit: number(limitPerMinute) })}</p>
      <p className="known">
        {lastUsedAt === null
          ? t('keys.never')
          : t('keys.used', {
              today: number(days.at(-1)?.calls ?? 0),
              month: number(month),
              at: times.dateTime(lastUsedAt),
            })}
      </p>
    </>
  );
}
