import { BadgeCheck, CircleHelp, Hand, Tag } from 'lucide-react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { AccountRequest } from './account-request';
import { focusCell } from './focus-cell';
import { useGrid, type RosterPlayer } from './grid-context';
import type { RowAddress, Side } from '../model/grid-shape';
import { useReporter } from '../reporter-context';
import type { RowOwner } from '../model/replay-proposal';
import { hasNewAccount, unknownAccount, type ReportAction } from '../model/report-form';
import type { ReportRow, RowSource } from '../model/report-model';

interface RowOriginProps {
  at: RowAddress;
  row: ReportRow;
  /** The chosen player's nickname. */
  nickname: string | undefined;
  isOneOfMany: boolean;
  /** Players of the side without a row in this game. */
  candidates: readonly RosterPlayer[];
  dispatch: Dispatch<ReportAction>;
}

const ICONS = { account: BadgeCheck, nickname: Tag, chosen: Hand };

/** Who the replay says the player is, and how they were matched. For an unmatched row, buttons to choose the player. */
export function RowOrigin({ at, row, nickname, isOneOfMany, candidates, dispatch }: RowOriginProps) {
  const { t } = useTranslation('report');
  const reporter = useReporter();
  const { source } = row;
  const unknown = unknownAccount(row);
  const name = source?.name ?? nickname ?? t('cell.row', { row: at.row + 1 });
  return (
    <>
      {source && row.playerId === null && row.isIncluded && (
        <Unknown
          source={source}
          candidates={candidates}
          onChoose={(playerId) => {
            dispatch({ type: 'player', at, playerId });
            // the clicked button disappears together with its question
            focusCell({ ...at, part: 'player' });
          }}
        />
      )}
      <div className="origin">
        {source && row.playerId !== null && <Known row={row} source={source} />}
        {source && row.playerId === null && !row.isIncluded && (
          <span>{source.match.isLeftBehind ? t('origin.left-behind', { name: source.name }) : source.name}</span>
        )}
        {source && reporter.of === 'staff' && hasNewAccount(row) && (
          <label>
            <input
              type="checkbox"
              aria-label={t('origin.keep-label', { platform: t(`platform.${source.platform}`), name, nickname })}
              checked={row.isAccountKept}
              onChange={({ target }) => dispatch({ type: 'keep-account', at, isKept: target.checked })}
            />
            {t('origin.keep')}
          </label>
        )}
        {reporter.of === 'captain' && reporter.side === at.side && row.isIncluded && unknown && (
          <AccountRequest
            at={at}
            seriesId={reporter.seriesId}
            source={unknown}
            player={row.playerId !== null && nickname ? { playerId: row.playerId, nickname } : null}
          />
        )}
        {(isOneOfMany || source?.match.isLeftBehind) && (
          <label>
            <input
              type="checkbox"
              aria-label={t('origin.counts-label', { name, game: at.game + 1 })}
              checked={row.isIncluded}
              onChange={({ target }) => dispatch({ type: 'include', at, isIncluded: target.checked })}
            />
            {t('origin.counts')}
          </label>
        )}
      </div>
    </>
  );
}

const ownerKey = ({ side, team }: RowOwner) =>
  side === null && team === null ? 'origin.account-of' : 'origin.account-of-team';

const ownerValues = (name: string, { nickname, side, team }: RowOwner, teams: Record<Side, string>) => ({
  name,
  nickname,
  team: side === null ? team : teams[side],
});

function Known({ row, source }: { row: ReportRow; source: RowSource }) {
  const { t } = useTranslation('report');
  const { teams } = useGrid();
  const { kind } = source.match;
  const how = row.isChosen || (kind !== 'account' && kind !== 'nickname') ? 'chosen' : kind;
  const Icon = ICONS[how];
  return (
    <>
      <Icon aria-hidden className={how} />
      <span>
        {t(`origin.${how}`, { name: source.name })}
        {source.match.owner &&
          `. ${t(ownerKey(source.match.owner), ownerValues(source.name, source.match.owner, teams))}`}
      </span>
    </>
  );
}

interface UnknownProps {
  source: RowSource;
  candidates: readonly RosterPlayer[];
  onChoose: (playerId: number) => void;
}

/** The most similar names first, then the rest of the team. No player is chosen by similarity alone (R15). */
function Unknown({ source, candidates, onChoose }: UnknownProps) {
  const { t } = useTranslation('report');
  const { teams } = useGrid();
  const { name, platform, match } = source;
  const others = candidates.filter(
    ({ playerId, isOnRoster }) => isOnRoster && !match.suggestions.some((near) => near.playerId === playerId),
  );
  return (
    <div className="origin unknown">
      <CircleHelp aria-hidden />
      <span>
        {match.owner && `${t(ownerKey(match.owner), ownerValues(name, match.owner, teams))} `}
        {platform === 'unknown'
          ? t('origin.unknown', { name })
          : t('origin.unknown-platform', { name, platform: t(`platform.${platform}`) })}
      </span>
      {match.suggestions.map(({ playerId, nickname }) => (
        <Button key={playerId} size="sm" onClick={() => onChoose(playerId)}>
          {t('origin.suggest', { nickname })}
        </Button>
      ))}
      {others.map(({ playerId, nickname }) => (
        <Button
          key={playerId}
          size="sm"
          aria-label={t('origin.choose', { nickname })}
          onClick={() => onChoose(playerId)}
        >
          {nickname}
        </Button>
      ))}
    </div>
  );
}
