import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { Disclosure } from '../../../ui/disclosure';
import { EmptyState } from '../../../ui/page/empty-state';
import { lazyPart } from '../../../ui/page/lazy-part';
import { PartWaiting } from '../../../ui/page/part-waiting';
import { Section } from '../../../ui/page/section';
import { whenIdle } from '../../../ui/page/when-idle';
import type { OwnWebhookPartsFragment } from './access-page.generated';
import { OwnDeliveries } from './own-deliveries';
import { OwnRows } from './own-rows';
import {
  useChangeMyWebhookMutation,
  useDeleteMyWebhookMutation,
  useMakeMyWebhookMutation,
  useResumeMyWebhookMutation,
  useRotateMyWebhookSecretMutation,
  useTestMyWebhookMutation,
} from './own-webhooks.generated';
import { ShownSecret } from './shown-secret';
import { type NamedSecret, useSecrets } from './use-secrets';

type Webhook = OwnWebhookPartsFragment;

/** Loads when the page is idle, or else at its press. */
const WebhookDialog = lazyPart(() => import('./webhook-dialog').then((module) => module.WebhookDialog));

interface WebhookRowProps {
  webhook: Webhook;
  onSecret: (one: NamedSecret) => void;
}

const AGAIN = { refetch: ['PartnerAccess', 'MyWebhookDeliveries'] };
const IN_FORM = { isProblemSilent: true, isFaultSilent: true, refetch: ['PartnerAccess'] };

/** The partner's addresses to which events are sent, and a new one. */
export function OwnWebhooks({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { t } = useTranslation('partners-access');
  const [isMaking, setMaking] = useState(false);
  const [secrets, addSecret, removeSecret] = useSecrets();
  useEffect(() => whenIdle(WebhookDialog.ahead), []);
  const make = useAction(useMakeMyWebhookMutation(), { isSuccessSilent: true, ...IN_FORM });
  return (
    <Section
      heading={t('webhooks.heading')}
      aside={
        <Button aria-haspopup="dialog" onClick={() => setMaking(true)}>
          {t('webhooks.make')}
        </Button>
      }
    >
      {secrets.map((one) => (
        <ShownSecret key={one.secret} of="webhook" {...one} onSaved={() => removeSecret(one)} />
      ))}
      {webhooks.length === 0 ? (
        <EmptyState>{t('webhooks.none')}</EmptyState>
      ) : (
        <OwnRows>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={addSecret} />
          ))}
        </OwnRows>
      )}
      {isMaking && (
        <WebhookDialog
          known={null}
          isBusy={make.busy}
          onClose={() => setMaking(false)}
          fallback={(hasFailed) => hasFailed && <PartWaiting onClose={() => setMaking(false)} />}
          send={async (input) => {
            const outcome = await make.run({ input });
            if (outcome.status === 'done') {
              setMaking(false);
              addSecret({ name: outcome.result.webhook.name, secret: outcome.result.secret });
            }
            return outcome;
          }}
        />
      )}
    </Section>
  );
}

function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const { t } = useTranslation('partners-access');
  const times = useTimes();
  const { id, name, url, state, backlog, lastDoneAt } = webhook;
  return (
    <li>
      <p className="name">{name}</p>
      <p className="known">{url}</p>
      <p className="known">
        {[
          t(`webhooks.state.${state}`),
          t('webhooks.backlog', { count: backlog }),
          lastDoneAt === null ? t('webhooks.never') : t('webhooks.last', { at: times.dateTime(lastDoneAt) }),
        ].join(' · ')}
      </p>
      {state === 'STOPPED' && <p>{t('webhooks.stopped-text')}</p>}
      {state === 'PAUSED' && <p>{t('webhooks.paused-text')}</p>}
      <WebhookActs webhook={webhook} onSecret={onSecret} />
      <Disclosure summary={t('deliveries.heading')}>
        <OwnDeliveries webhookId={id} />
      </Disclosure>
    </li>
  );
}

function WebhookActs({ webhook, onSecret }: WebhookRowProps) {
  const { t } = useTranslation('partners-access');
  // as it was when the form opened: one that changed meanwhile is not overwritten by the second press either
  const [changed, setChanged] = useState<Webhook | null>(null);
  const [dialog, ask] = useConfirm();
  const { id, version, name, state } = webhook;
  const input = { id, version };
  const change = useAction(useChangeMyWebhookMutation(), { success: t('webhooks.changed'), ...IN_FORM });
  const test = useAction(useTestMyWebhookMutation(), { success: t('webhooks.test-sent'), ...AGAIN });
  const resume = useAction(useResumeMyWebhookMutation(), { success: t('webhooks.resumed'), ...AGAIN });
  const rotate = useAction(useRotateMyWebhookSecretMutation(), { isSuccessSilent: true, ...AGAIN });
  const remove = useAction(useDeleteMyWebhookMutation(), { refetch: ['PartnerAccess'] });

  const askToRotate = () =>
    ask({
      title: t('webhooks.rotate-ask', { name }),
      children: t('webhooks.rotate-text'),
      confirmLabel: t('webhooks.rotate-do'),
      onConfirm: async () => {
        const outcome = await rotate.run({ input });
        if (outcome.status === 'done') onSecret({ name, secret: outcome.result.secret });
        return outcome;
      },
    });
  const askToDelete = () =>
    ask({
      title: t('webhooks.delete-ask', { name }),
      children: t('webhooks.delete-text'),
      confirmLabel: t('webhooks.delete-do'),
      isDestructive: true,
      onConfirm: () => remove.run({ input }),
    });

  return (
    <>
      <div className="acts">
        {state === 'ACTIVE' && (
          <Button
            isWaiting={test.busy}
            aria-label={t('webhooks.test-named', { name })}
            onClick={() => void test.run({ id })}
          >
            {t('webhooks.test')}
          </Button>
        )}
        {state === 'STOPPED' && (
          <Button
            variant="solid"
            isWaiting={resume.busy}
            aria-label={t('webhooks.resume-named', { name })}
            onClick={() => void resume.run({ input })}
          >
            {t('webhooks.resume')}
          </Button>
        )}
        <Button
          aria-haspopup="dialog"
          aria-label={t('webhooks.change-named', { name })}
          onClick={() => setChanged(webhook)}
        >
          {t('change')}
        </Button>
        <Button aria-haspopup="dialog" aria-label={t('webhooks.rotate-named', { name })} onClick={askToRotate}>
          {t('webhooks.rotate')}
        </Button>
        {state !== 'PAUSED' && (
          <Button
            variant="danger"
            aria-haspopup="dialog"
            aria-label={t('webhooks.delete-named', { name })}
            onClick={askToDelete}
          >
            {t('webhooks.delete')}
          </Button>
        )}
      </div>
      {changed && (
        <WebhookDialog
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
    </>
  );
}
