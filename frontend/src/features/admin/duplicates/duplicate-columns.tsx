import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Link } from '../../../ui/link';
import type { ListColumn } from '../lists/list-column';
import { FROM_LIST } from '../lists/use-opened';
import type { DuplicatePlayersQuery, MergedPlayerFragment } from './duplicates-page.generated';
import { pairKey } from './pair-key';
import { usePlayerWords } from './use-player-words';

type Pair = DuplicatePlayersQuery['duplicatePlayers']['items'][number];

/** A row for each pair: the two, who would stay first, why they may be one person, and the way to compare them. */
export function useDuplicateColumns(linkTo: (key: string) => To): ListColumn<Pair>[] {
  const { t } = useTranslation('admin-duplicates');
  const language = useLanguage();
  const namesOf = ({ players }: Pick<Pair, 'players'>) =>
    formatList(
      players.map(({ nickname }) => nickname),
      language,
    );
  return [
    {
      id: 'players',
      header: t('column.players'),
      isRowHeader: true,
      // their birthdates and accounts stay on the page
      text: namesOf,
      cell: ({ players }) => players.map((player) => <PairedPlayer key={player.id} player={player} />),
    },
    {
      id: 'reasons',
      header: t('column.reasons'),
      text: ({ reasons }) =>
        formatList(
          reasons.map((reason) => t(`reason.${reason}`)),
          language,
        ),
    },
    {
      id: 'compare',
      header: t('column.compare'),
      // the names need the rest on the smallest phones
      width: '6rem',
      text: null,
      cell: ({ players }) => (
        <ButtonLink
          size="sm"
          paddingX="2"
          to={linkTo(pairKey(players))}
          state={FROM_LIST}
          aria-label={t('compare-names', { names: namesOf({ players }) })}
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
    // a name of twelve letters has one line on the smallest phones
    <Box marginBottom="1" fontSize={{ base: 'sm', sm: 'md' }}>
      <Link to={paths.player(player.id)}>{player.nickname}</Link>
      <Text as="span" display="block" color="fg.muted" fontSize={{ base: 'xs', sm: 'sm' }} fontWeight="normal">
        {words(player)}
      </Text>
    </Box>
  );
}
