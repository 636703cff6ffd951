import { chakra, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamLink } from '../../../../league/team-logo';
import { useTimes } from '../../../../lib/i18n/use-times';
import { Button } from '../../../../ui/button';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { Fact, FactList } from '../fact-list';
import type { InboxRequestFragment } from '../inbox-request.generated';
import type { FactsOfRequestFragment, FactsOfTeamFragment } from './request-facts.generated';
import type { PageFacts } from './use-request-facts';

interface RequestFactsProps {
  request: InboxRequestFragment;
  page: PageFacts;
}

const Box = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    fontSize: 'sm',
  },
});

/** What staff need to know before they decide a waiting request, so that they need no other page. */
export function RequestFacts({ request, page }: RequestFactsProps) {
  const { t } = useTranslation('admin-requests');
  const id = useId();
  if (request.status !== 'PENDING') return null;
  if (page.status === 'loading') return <SkeletonRows rows={2} rowHeight={24} />;
  if (page.status === 'failed') {
    return (
      <Box role="alert">
        <Text>{t('facts.failed')}</Text>
        <Button size="sm" alignSelf="flex-start" onClick={page.onRetry}>
          {t('facts.retry')}
        </Button>
      </Box>
    );
  }
  const facts = page.of(request.id);
  // of a claim, the players with their comparison are the choice below
  if (!facts || !hasLines(request, facts)) return null;
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} fontWeight="semibold">
        {t('facts.title')}
      </Text>
      <Warnings facts={facts} kind={request.kind} />
      <FactList>
        <Teams facts={facts} kind={request.kind} />
        <Names facts={facts} kind={request.kind} />
        <Earlier facts={facts} />
      </FactList>
    </Box>
  );
}

interface Part {
  facts: FactsOfRequestFragment;
  kind: InboxRequestFragment['kind'];
}

const asksForName = (kind: Part['kind']) => kind === 'NEW_TEAM' || kind === 'CHANGE_TEAM_INFO';
const asksForTeam = (kind: Part['kind']) => kind === 'NEW_TEAM' || kind === 'TRANSFER';

const hasLines = ({ kind }: InboxRequestFragment, { team, earlierAccepted, earlierDenied }: FactsOfRequestFragment) =>
  team !== null || asksForName(kind) || earlierAccepted + earlierDenied > 0;

/** What speaks against accepting by the league's rules. */
function Warnings({ facts, kind }: Part) {
  const { t } = useTranslation('admin-requests');
  const warnings = [
    asksForTeam(kind) && facts.isBanned && t('facts.banned'),
    asksForTeam(kind) && facts.waitsForWindow && t('facts.waits'),
    kind === 'TRANSFER' && !facts.hasPlaceLeft && t('facts.full'),
    facts.teamAfter && !facts.teamAfter.isEligible && t('facts.not-eligible'),
    facts.similarTeams.some(({ isSame }) => isSame) && t('facts.taken'),
  ].filter((warning) => typeof warning === 'string');
  if (warnings.length === 0) return null;
  return (
    <chakra.ul paddingInlineStart="5" listStyleType="disc" fontWeight="medium">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </chakra.ul>
  );
}

function Teams({ facts, kind }: Part) {
  const { t } = useTranslation('admin-requests');
  const { lastMove, formerTeam, team, teamAfter, isWindowOpen } = facts;
  return (
    <>
      {asksForTeam(kind) && (
        <>
          <Fact name={t('facts.last-move')}>{lastMove ? <LastMove move={lastMove} /> : t('facts.no-move')}</Fact>
          <Fact name={t('facts.former-team')}>
            {formerTeam && (
              <>
                <TeamLink team={formerTeam.team} size={20} isWrapping /> <TeamInNumbers team={formerTeam} />
              </>
            )}
          </Fact>
        </>
      )}
      <Fact name={t(kind === 'TRANSFER' ? 'facts.new-team' : 'facts.team')}>
        {team && <TeamInNumbers team={team} />}
      </Fact>
      <Fact name={t('facts.team-after')}>
        {teamAfter && (
          <>
            <Count count={teamAfter} />
            {teamAfter.isEligible && ` · ${t('facts.eligible')}`}
          </>
        )}
      </Fact>
      <Fact name={t('facts.window')}>{asksForTeam(kind) && t(isWindowOpen ? 'facts.open' : 'facts.closed')}</Fact>
    </>
  );
}

function LastMove({ move: { at, from, to } }: { move: NonNullable<FactsOfRequestFragment['lastMove']> }) {
  const { t } = useTranslation('admin-requests');
  const date = useTimes().date(at);
  if (!to) return t('facts.left', { team: from?.name ?? '', date });
  return from ? t('facts.moved', { from: from.name, to: to.name, date }) : t('facts.joined', { team: to.name, date });
}

/** The card names the request's team already, so this does not. */
function TeamInNumbers({ team }: { team: FactsOfTeamFragment }) {
  const { t } = useTranslation('admin-requests');
  const { division, unplayedSeries } = team;
  return (
    <>
      <Count count={team} />
      {` · ${division ? division.name : t('facts.no-division')}`}
      {division && unplayedSeries > 0 && ` · ${t('facts.unplayed', { count: unplayedSeries })}`}
    </>
  );
}

/** "4 spelare (3 svenska), mmr 1 200": as the list of signed-up teams has it. */
function Count({
  count: { players, swedish, mmr },
}: {
  count: { players: number; swedish: number; mmr: number | null };
}) {
  const { t } = useTranslation('admin-requests');
  return (
    <>
      {t('facts.players', { count: players, swedish })}
      {' · '}
      {mmr === null ? t('facts.no-mmr') : t('facts.mmr', { mmr })}
    </>
  );
}

function Names({ facts: { similarTeams }, kind }: Part) {
  const { t } = useTranslation('admin-requests');
  if (!asksForName(kind)) return null;
  return (
    <Fact name={t('facts.similar')}>
      {similarTeams.length === 0
        ? t('facts.none-similar')
        : similarTeams.map(({ team, isActive, isSame }) => (
            <chakra.span key={team.id} display="block">
              <TeamLink team={team} size={20} isWrapping />
              {isSame && ` · ${t('facts.same-name')}`}
              {!isActive && ` · ${t('facts.closed-team')}`}
            </chakra.span>
          ))}
    </Fact>
  );
}

function Earlier({ facts: { earlierAccepted, earlierDenied } }: Pick<Part, 'facts'>) {
  const { t } = useTranslation('admin-requests');
  if (earlierAccepted + earlierDenied === 0) return null;
  return (
    <Fact name={t('facts.earlier')}>
      {t('facts.earlier-answers', { accepted: earlierAccepted, denied: earlierDenied })}
    </Fact>
  );
}
