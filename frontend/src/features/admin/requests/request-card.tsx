import { chakra, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../ui/text';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { RequestChange } from './facts/request-change';
import { RequestDecision } from './decide/request-decision';
import { RequestFacts } from './facts/request-facts';
import type { InboxRequestFragment } from './inbox-request.generated';
import type { ChosenRequests } from './several/use-chosen-requests';
import type { PageFacts } from './facts/use-request-facts';
import { WAITING } from './use-go-on';
import { formatAgo } from './waiting-time';

interface RequestCardProps {
  request: InboxRequestFragment;
  page: PageFacts;
  choice: ChosenRequests;
  /** It was decided, or the attempt failed. */
  onTried: () => void;
  /** It has changed since the list was read. */
  onRefused: () => void;
}

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    // the site's bar and the one for several requests stay above it
    scrollMarginTop: '16',
  },
});

/** The box is small, but a finger hits the space around it too. */
const Choose = chakra('input', {
  base: {
    width: '5',
    height: '5',
    margin: '2.5',
    marginInlineStart: '0',
    flexShrink: '0',
    accentColor: 'action',
    cursor: 'pointer',
  },
});

const Own = chakra('p', {
  base: {
    alignSelf: 'flex-start',
    width: 'fit-content',
    paddingInline: '3',
    paddingBlock: '0.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'fg.draw',
    fontSize: 'sm',
  },
});

/** One request: its asker, its age, the change, and the decision or the buttons for it. */
export function RequestCard({ request, page, choice, onTried, onRefused }: RequestCardProps) {
  const { t } = useTranslation('admin-requests');
  const language = useLanguage();
  const times = useTimes();
  const id = useId();
  const { kind, asker, createdAt, status, isOwnTeam, mayDecide } = request;
  const waits = status === 'PENDING' && mayDecide;
  return (
    <Card aria-labelledby={id} {...(waits && { [WAITING]: request.id, tabIndex: -1 })}>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4">
        <Flex align="center" gap="2">
          {choice.canChoose(request) && (
            <Choose
              type="checkbox"
              aria-label={t('several.choose', { kind: t(`kind.${kind}`), name: asker.nickname })}
              checked={choice.isChosen(request.id)}
              onChange={() => choice.toggle(request.id)}
            />
          )}
          <Heading as="h2" size="sm" id={id}>
            {t(`kind.${kind}`)} – {asker.nickname}
          </Heading>
        </Flex>
        <Text color="fg.muted" fontSize="sm">
          {asker.playerId !== null && (
            <>
              <Link to={paths.player(asker.playerId)}>{t('to-player')}</Link>
              {' · '}
            </>
          )}
          <time dateTime={createdAt} title={times.dateTime(createdAt)}>
            {formatAgo(createdAt, new Date(), language)}
          </time>
        </Text>
      </Flex>
      {isOwnTeam && <Own>{t('own')}</Own>}
      <RequestChange request={request} />
      <RequestFacts request={request} page={page} />
      <Aside request={request} />
      {status !== 'PENDING' && <Decided request={request} />}
      {waits && (
        <RequestDecision request={request} page={page} labelledBy={id} onTried={onTried} onRefused={onRefused} />
      )}
      {status === 'PENDING' && !mayDecide && <Text color="fg.muted">{t('for-others')}</Text>}
    </Card>
  );
}

/** Why a waiting request is put aside, and by whom. */
function Aside({ request: { aside, status } }: { request: InboxRequestFragment }) {
  const { t } = useTranslation('admin-requests');
  const times = useTimes();
  if (!aside || status !== 'PENDING') return null;
  return (
    <div>
      <Text color="fg.muted" fontSize="sm">
        {t('aside.since', { name: aside.byNickname ?? t('decided.nobody'), date: times.dateTime(aside.at) })}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {aside.reason}
      </Text>
    </div>
  );
}

function Decided({ request }: { request: InboxRequestFragment }) {
  const { t } = useTranslation('admin-requests');
  const times = useTimes();
  const { status, decidedByNickname, decidedAt, reason, isOwnDecision } = request;
  if (status === 'PENDING') return null;
  const date = decidedAt ? times.dateTime(decidedAt) : '';
  return (
    <div>
      <Button size="sm" disabled whiteSpace="normal" paddingBlock="1.5">
        {t(`decided.${status}`, { name: decidedByNickname ?? t('decided.nobody'), date })}
      </Button>
      {isOwnDecision && <Own>{t('own-decision')}</Own>}
      {reason && (
        <Text marginTop="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {reason}
        </Text>
      )}
    </div>
  );
}
