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

type Key = OwnKeyPartsFragment;

/** Loads when the page is idle, or else at its press. */
const KeyForm = lazyPart(() => import('./key-form').then((module) => module.KeyForm));

const AGAIN = { refetch: ['PartnerAccess'] };
const IN_FORM = { isProblemSilent: true, isFaultSilent: true, ...AGAIN };

/** The partner's keys that hold, and a new one. */
export function OwnKeys({ keys }: { keys: readonly Key[] }) {
  const { t } = useTranslation('partners-access');
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
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
      {secret !== null && <ShownSecret of="key" secret={secret} onSaved={() => setSecret(null)} />}
      {keys.length === 0 ? (
        <EmptyState>{t('keys.none')}</EmptyState>
      ) : (
        <OwnRows>
          {keys.map((key) => (
            <KeyRow key={key.id} own={key} onSecret={setSecret} />
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
              setSecret(outcome.result.secret);
            }
            return outcome;
          }}
        />
      )}
    </Section>
  );
}

function KeyRow({ own, onSecret }: { own: Key; onSecret: (secret: string) => void }) {
  const { t } = useTranslation('partners-access');
  const [isChanging, setChanging] = useState(false);
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
        if (outcome.status === 'done') onSecret(outcome.result.secret);
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
        <Button aria-haspopup="dialog" aria-label={t('keys.change-named', { name })} onClick={() => setChanging(true)}>
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
      {isChanging && (
        <KeyForm
          known={own}
          isBusy={change.busy}
          onClose={() => setChanging(false)}
          fallback={(hasFailed) => hasFailed && <PartWaiting onClose={() => setChanging(false)} />}
          send={async (terms) => {
            const outcome = await change.run({ input: { ...input, ...terms } });
            if (outcome.status === 'done') setChanging(false);
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
      {endsAt !== null && <p>{t('keys.ends', { at: times.dateTime(endsAt) })}</p>}
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
