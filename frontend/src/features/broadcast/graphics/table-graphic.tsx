import type { CSSProperties } from 'react';
import { seasonName } from '../../../league/season-name';
import { formatSigned } from '../../../lib/i18n/format';
import { GraphicTableDocument } from '../broadcast.generated';
import { useOnAir } from '../use-on-air';
import { OffAir } from './off-air';
import { GraphicCrest } from './team';
import { useGraphicLanguage, useIsShown, useWords } from './words';

const COLUMNS = ['played', 'wins', 'overtime-wins', 'overtime-losses', 'losses', 'diff', 'points'] as const;

interface TableGraphicProps {
  discriminator: string;
  seasonId: number;
}

/** The table of a division. */
export default function TableGraphic({ discriminator, seasonId }: TableGraphicProps) {
  const t = useWords();
  const language = useGraphicLanguage();
  const isShown = useIsShown();
  // of any division: this one's number is known with the first answer only
  const { data, isLost } = useOnAir(GraphicTableDocument, { discriminator, seasonId });
  const division = data?.division;
  if (!division) return <OffAir isLost={isLost} isWaiting={!data} />;
  // its teams are not settled yet
  if (division.standings.length === 0) return <OffAir isLost={false} isWaiting={false} isEmpty />;
  return (
    <div className="plate table-plate">
      {isShown('division') && (
        <h1 className="display">
          {division.name}
          <small>{seasonName(division.season.name, language)}</small>
        </h1>
      )}
      <table>
        <caption className="for-ears">{division.name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.position')}</th>
            <th scope="col">{t('table.team')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {division.standings.map((row) => (
            <tr key={row.team.id}>
              <td style={{ '--band': row.color ?? 'transparent' } as CSSProperties}>{row.position}</td>
              <th scope="row" className={row.isDisqualified ? 'is-out' : undefined}>
                <span className="team">
                  <GraphicCrest team={row.team} />
                  <span className="team-name">{row.team.name}</span>
                </span>
              </th>
              <td>{row.seriesPlayed}</td>
              <td>{row.wins}</td>
              <td>{row.overtimeWins}</td>
              <td>{row.overtimeLosses}</td>
              <td>{row.losses}</td>
              <td>{formatSigned(row.diff)}</td>
              <td>{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
