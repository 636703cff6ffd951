import { useTranslation } from 'react-i18next';
import { TeamName } from '../../../../league/team-logo';
import type { TeamLogoFragment } from '../../../../league/team-logo.generated';
import { formatChance } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { DataTable } from '../../../../ui/table/data-table';
import { Text } from '../../../../ui/text';
import { chanceKind } from '../odds/chance-kind';
import type { BracketChance } from './simulate-bracket';

interface BracketOddsTableProps {
  teams: ReadonlyMap<number, TeamLogoFragment>;
  /** Of those who are not out, the likeliest champion first. */
  chances: readonly BracketChance[];
}

/** The chance of each team to reach the final and to win the stage. */
export function BracketOddsTable({ teams, chances }: BracketOddsTableProps) {
  const { t } = useTranslation('seasons-divisions-bracket');
  const language = useLanguage();
  const told = (chance: number, isPossible: boolean, isSure: boolean) => {
    const kind = chanceKind(chance, { isPossible, isSure });
    return kind === 'never' || kind === 'always' ? t(`odds.${kind}`) : formatChance(chance, language);
  };
  return (
    <DataTable
      caption={t('odds.caption')}
      rows={chances}
      rowKey={({ seed }) => seed}
      isFitted
      columns={[
        {
          id: 'team',
          header: t('odds.team'),
          isRowHeader: true,
          cell: ({ seed, isContested }) => {
            const team = teams.get(seed);
            return (
              team && (
                <>
                  <TeamName team={team} isWrapping />
                  {isContested && (
                    <Text color="fg.muted" fontSize="sm">
                      {t('provisional')}
                    </Text>
                  )}
                </>
              )
            );
          },
        },
        {
          id: 'final',
          header: t('odds.final'),
          fullHeader: t('odds.final-long'),
          isNumeric: true,
          width: '5rem',
          cell: ({ final, mayReachFinal, isInFinal }) => told(final, mayReachFinal, isInFinal),
        },
        {
          id: 'champion',
          header: t('odds.champion'),
          fullHeader: t('odds.champion-long'),
          isNumeric: true,
          isStrong: true,
          width: '5.5rem',
          cell: ({ champion, mayWin, isChampion }) => told(champion, mayWin, isChampion),
        },
      ]}
    />
  );
}
