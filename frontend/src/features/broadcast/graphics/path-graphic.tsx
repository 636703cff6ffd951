import { formatDateTime, formatScore } from '../../../lib/i18n/format';
import { divisionName } from '../../../league/division-name';
import {
  GraphicBracketDocument,
  GraphicPathSeriesDocument,
  type GraphicBracketQuery,
  type GraphicTreeFragment,
} from '../broadcast.generated';
import { pathTo, type PathStep, type SeriesPath } from '../series-path';
import { useOnAir } from '../use-on-air';
import { RoundTitle } from './bracket-graphic';
import { OffAir } from './off-air';
import { GraphicCrest, GraphicTeam } from './team';
import { useGraphicLanguage, useIsShown, useWords } from './words';

/** How both teams of a series of a bracket came to it, and whom its winner meets. */
export default function PathGraphic({ seriesId }: { seriesId: number }) {
  const { data, isLost } = useOnAir(GraphicPathSeriesDocument, { id: seriesId }, { seriesId });
  const division = data?.series?.division;
  if (!division) return <OffAir isLost={isLost} isWaiting={!data} />;
  return <PathInStage seriesId={seriesId} discriminator={division.discriminator} seasonId={division.seasonId} />;
}

interface PathInStageProps {
  seriesId: number;
  discriminator: string;
  seasonId: number;
}

function PathInStage({ seriesId, ...address }: PathInStageProps) {
  const { data, isLost } = useOnAir(GraphicBracketDocument, address);
  const stage = data?.division;
  if (!stage?.bracket) return <OffAir isLost={isLost} isWaiting={!data} isEmpty={Boolean(stage)} />;
  const seedOf = new Map(stage.bracket.entrants.flatMap(({ team, seed }) => (team ? [[team.id, seed] as const] : [])));
  const path = pathTo(stage.bracket, stage.series, seedOf, seriesId);
  if (!path) return <OffAir isLost={false} isWaiting={false} isEmpty />;
  return <PathPlate path={path} stage={stage} bracket={stage.bracket} />;
}

type Stage = NonNullable<GraphicBracketQuery['division']>;
interface PathPlateProps {
  path: SeriesPath;
  stage: Stage;
  bracket: GraphicTreeFragment;
}

function PathPlate({ path: { series, sides, waiting, end }, stage, bracket }: PathPlateProps) {
  const t = useWords();
  const language = useGraphicLanguage();
  const isShown = useIsShown();
  const stored = stage.series.find(({ id }) => id === series.seriesId);
  const teamOf = (seed: number | null) => bracket.entrants.find((one) => one.seed === seed)?.team;
  const names = waiting.flatMap((seed) => teamOf(seed)?.name ?? []);
  const winner = teamOf(series.winner)?.name ?? t('path.winner');
  const isComing = stored && !stored.reportedAt && stored.scheduledAt;
  return (
    <div className="plate path-plate">
      <div className="plate-head">
        {isShown('division') && <p>{divisionName(stage, language)}</p>}
        <RoundTitle bracket={bracket} series={series} />
        {isComing && <p>{formatDateTime(isComing, language)}</p>}
        {stored?.reportedAt && !stored.walkover && <p>{formatScore(stored.homeGames ?? 0, stored.awayGames ?? 0)}</p>}
      </div>
      <div className="line-ups">
        {sides.map(({ seed, steps }) => {
          const team = teamOf(seed);
          return (
            <div key={seed} className="line-up">
              {team && <GraphicTeam team={team} isBehind={series.winner !== null && series.winner !== seed} />}
              <table>
                <caption className="for-ears">{t('path.caption', { team: team?.name })}</caption>
                <tbody>
                  {steps.map((step) => (
                    <Step key={step.series.position} step={step} bracket={bracket} />
                  ))}
                </tbody>
              </table>
              {steps.length === 0 && <p className="path-none">{t('path.first')}</p>}
            </div>
          );
        })}
      </div>
      <div className="plate-foot">
        {names.length > 0 && <p>{t('path.next', { winner, teams: names.join(t('path.or')) })}</p>}
        {end && <p>{t(`path.${end}`, { winner, stage: divisionName(stage, language) })}</p>}
      </div>
    </div>
  );
}

function Step({ step: { series, opponent, games, isWon }, bracket }: { step: PathStep; bracket: GraphicTreeFragment }) {
  const t = useWords();
  const team = bracket.entrants.find(({ seed }) => seed === opponent)?.team;
  return (
    <tr>
      <td>
        <RoundTitle bracket={bracket} series={series} />
      </td>
      <th scope="row">
        {team ? (
          <span className="team">
            <GraphicCrest team={team} />
            <span className="team-name">{team.name}</span>
          </span>
        ) : (
          <span className="is-behind">{t('path.alone')}</span>
        )}
      </th>
      <td className={isWon ? undefined : 'is-behind'}>{games ? formatScore(...games) : team && t('walkover')}</td>
    </tr>
  );
}
