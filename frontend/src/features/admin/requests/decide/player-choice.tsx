import { chakra, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../lib/paths';
import { Crest } from '../../../../ui/crest';
import { Link } from '../../../../ui/link';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { SearchField } from '../../lists/search-field';
import { CandidateEvidence } from './candidate-evidence';
import type { PageFacts } from '../facts/use-request-facts';
import { useClaimCandidatesQuery } from './claim-candidates.generated';

/** The chosen player, with their present name. */
export interface Chosen {
  id: number;
  nickname: string;
}

interface PlayerChoiceProps {
  requestId: number;
  /** Has the likeliest players, until staff search for another one. */
  page: PageFacts;
  chosen: Chosen | null;
  onChoose: (player: Chosen) => void;
}

const List = chakra('fieldset', {
  base: {
    marginTop: '2',
    maxWidth: '40rem',
    '& legend': { color: 'fg.muted', fontSize: 'sm' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.raised' },
    },
    '& label:has(:checked)': { bg: 'bg.raised', fontWeight: 'semibold' },
    '& input': { width: '5', height: '5', flexShrink: '0', accentColor: 'action' },
  },
});

/** Chooses the player to link with an account, among players without one. */
export function PlayerChoice({ requestId, page, chosen, onChoose }: PlayerChoiceProps) {
  const { t } = useTranslation('admin-requests');
  const name = useId();
  const [text, setText] = useState('');
  const isSearch = text.trim() !== '';
  const found = useClaimCandidatesQuery({ variables: { requestId, text }, skip: !isSearch });
  // the list stays while the next one is loading
  const likeliest = page.status === 'ready' ? (page.of(requestId)?.candidates ?? []) : undefined;
  const players = isSearch ? (found.data ?? found.previousData)?.claimCandidates : likeliest;
  const isLoading = isSearch ? found.loading : page.status === 'loading';

  return (
    <div>
      <SearchField label={t('choose.search')} text={text} onSearch={setText} />
      {isSearch && found.error && !found.data && <Text color="fg.loss">{t('facts.failed')}</Text>}
      {!players && isLoading && <SkeletonRows rows={4} rowHeight={44} />}
      {players && (
        <List>
          <legend>{t(players.length > 0 ? 'choose.players' : 'choose.none')}</legend>
          {players.map(({ player, ...evidence }) => (
            <label key={player.id}>
              <input type="radio" name={name} checked={player.id === chosen?.id} onChange={() => onChoose(player)} />
              <Crest image={player.avatar} name={player.nickname} size={28} isRound />
              <span>
                {player.nickname}
                <CandidateEvidence evidence={evidence} />
              </span>
            </label>
          ))}
        </List>
      )}
      {/* stays during a search for another name */}
      {chosen && (
        <Text marginTop="2">
          {t('choose.chosen')} <Link to={paths.player(chosen.id)}>{chosen.nickname}</Link>
        </Text>
      )}
    </div>
  );
}
