import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import type { DuplicatePlayersQuery, MergedPlayerFragment } from '../../../gql/admin/graphql';
import { formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Link } from '../../../ui/link';
import type { Column } from '../../../ui/table/data-table';
import { FROM_LIST } from '../use-opened';
import { pairKey } from './pair-key';
import { usePlayerWords } from './use-player-words';

type Pair = DuplicatePlayersQuery['duplicatePlayers']['items'][number];

/** A row for each pair: the two, who would stay first, why they may be one person, and the way to compare them. */
export function useDuplicateColumns(linkTo: (key: string) => To): Column<Pair>[] {
  const { t } = useTranslation('admin-duplicates');
  const language = useLanguage();
  return [
    {
      id: 'players',
      header: t('column.players'),
      isRowHeader: true,
      cell: ({ players }) => players.map((player) => <PairedPlayer key={player.id} player={player} />),
    },
    {
      id: 'reasons',
      header: t('column.reasons'),
      cell: ({ reasons }) =>
        formatList(
          reasons.map((reason) => t(`reason.${reason}`)),
          language,
        ),
    },
    {
      id: 'compare',
      header: t('column.compare'),
      width: '7rem',
      cell: ({ players }) => (
        <ButtonLink
          size="sm"
          to={linkTo(pairKey(players))}
          state={FROM_LIST}
          aria-label={t('compare-names', {
            names: formatList(
              players.map(({ nickname }) => nickname),
              language,
            ),
          })}
        >
          {t('compare')}
        </ButtonLink>
      ),
    },
  ];
}

function PairedPlayer({ player }: { player: MergedPlayerFragment }) {
  const words = usePlayerWords();
  return (
    <Box marginBottom="1">
      <Link to={paths.player(player.id)}>{player.nickname}</Link>
      <Text as="span" display="block" color="fg.muted" fontSize="sm" fontWeight="normal">
        {words(player)}
      </Text>
    </Box>
  );
}
