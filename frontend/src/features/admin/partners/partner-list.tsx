import { chakra, Flex } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { BusyButton } from '../../../ui/form/busy-button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Heading } from '../../../ui/text';
import { Note } from '../labelled';
import { EndDialog } from './end-dialog';
import {
  type ListedPartnerPartsFragment,
  useAcceptPartnerMutation,
  useDenyPartnerMutation,
  usePartnersQuery,
  useResumePartnerMutation,
  useStopPartnerMutation,
} from './partner-list.generated';

type Partner = ListedPartnerPartsFragment;

const Rows = chakra('ul', {
  base: {
    '& > li': { paddingBlock: '3', borderTopWidth: '1px', overflowWrap: 'anywhere' },
    '& .name': { fontWeight: 'semibold' },
    '& .purpose': { whiteSpace: 'pre-wrap', marginBlock: '1' },
    '& .known': { color: 'fg.muted', fontSize: 'sm' },
  },
});

const AGAIN = { refetch: ['Partners', 'ApiKeys'] };
const IN_DIALOG = { isProblemSilent: true, isFaultSilent: true, ...AGAIN };

/**
 * Accounts that have applied for partner access (R48). Those that wait for a decision come first. The children come below the
 * list when it is there, so that they do not move.
 */
export function PartnerList({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('admin-partners');
  const { data, error, refetch } = usePartnersQuery({ fetchPolicy: 'cache-and-network' });
  const partners = data?.partners;
  return (
    <>
      <section>
        <Heading as="h2" size="md" marginTop="10" marginBottom="3">
          {t('partner.title')}
        </Heading>
        <Note>{t('partner.about')}</Note>
        {!partners &&
          (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={2} rowHeight={96} />)}
        {partners?.length === 0 && <EmptyState>{t('partner.empty')}</EmptyState>}
        {partners && partners.length > 0 && (
          <Rows>
            {partners.map((partner) => (
              <PartnerRow key={`${partner.id}/${partner.version}`} partner={partner} />
            ))}
          </Rows>
        )}
      </section>
      {(partners ?? error) && children}
    </>
  );
}

function PartnerRow({ partner }: { partner: Partner }) {
  const { t } = useTranslation('admin-partners');
  const times = useTimes();
  const { name, purpose, contact, status, appliedAt, reason, account, keys, webhooks } = partner;
  return (
    <li>
      <p className="name">
        {name} · {t(`partner.status.${status}`)}
      </p>
      <p className="purpose">{purpose}</p>
      <p className="known">{t('partner.who', { account, contact, at: times.dateTime(appliedAt) })}</p>
      {status !== 'PENDING' && status !== 'DENIED' && (
        <p className="known">
          {t('partner.keys', { count: keys })} · {t('partner.webhooks', { count: webhooks })}
        </p>
      )}
      {reason !== null && <p className="known">{t('partner.because', { reason })}</p>}
      <PartnerActs partner={partner} />
    </li>
  );
}

function PartnerActs({ partner: { id, version, name, status } }: { partner: Partner }) {
  const { t } = useTranslation('admin-partners');
  const [ending, setEnding] = useState<'deny' | 'stop' | null>(null);
  const input = { id, version };
  const accept = useAction(useAcceptPartnerMutation(), { success: t('partner.accepted', { name }), ...AGAIN });
  const resume = useAction(useResumePartnerMutation(), { success: t('partner.resumed', { name }), ...AGAIN });
  const deny = useAction(useDenyPartnerMutation(), { success: t('partner.denied', { name }), ...IN_DIALOG });
  const stop = useAction(useStopPartnerMutation(), { success: t('partner.stopped', { name }), ...IN_DIALOG });
  return (
    <Flex gap="2" wrap="wrap" marginTop="2">
      {status === 'PENDING' && (
        <>
          <BusyButton
            variant="solid"
            isBusy={accept.busy}
            aria-label={t('partner.accept-named', { name })}
            onClick={() => void accept.run({ input })}
          >
            {t('partner.accept')}
          </BusyButton>
          <Button
            aria-haspopup="dialog"
            aria-label={t('partner.deny-named', { name })}
            onClick={() => setEnding('deny')}
          >
            {t('partner.deny')}
          </Button>
        </>
      )}
      {status === 'ACCEPTED' && (
        <Button
          variant="danger"
          aria-haspopup="dialog"
          aria-label={t('partner.stop-named', { name })}
          onClick={() => setEnding('stop')}
        >
          {t('partner.stop')}
        </Button>
      )}
      {status === 'STOPPED' && (
        <BusyButton
          isBusy={resume.busy}
          aria-label={t('partner.resume-named', { name })}
          onClick={() => void resume.run({ input })}
        >
          {t('partner.resume')}
        </BusyButton>
      )}
      {ending !== null && (
        <EndDialog
          act={ending}
          name={name}
          isBusy={deny.busy || stop.busy}
          end={(reason) => (ending === 'deny' ? deny : stop).run({ input: { ...input, reason } })}
          onClose={() => setEnding(null)}
        />
      )}
    </Flex>
  );
}
