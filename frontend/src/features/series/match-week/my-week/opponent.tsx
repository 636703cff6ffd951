import { useTranslation } from 'react-i18next';
import { FormGuide } from '../../../../league/series/form-guide';
import { HiddenWord } from '../../../../league/spoilers/hidden-result';
import { paths } from '../../../../lib/paths';
import { styled } from '../../../../styled-system/jsx';
import { Link } from '../../../../ui/link';
import type { OpponentPartsFragment } from './my-week-page.generated';

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gap: '2',
    flexBasis: '100%',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { margin: '0' },
  },
});
const Players = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});

/** The next opponent: its latest results, and who plays, or the players of the team until its captain names them. */
export function Opponent({ opponent: { form, isNamed, players } }: { opponent: OpponentPartsFragment }) {
  const { t } = useTranslation('series-match-week');
  return (
    <Facts>
      <div>
        <dt>{t('mine.form')}</dt>
        <dd>
          <HiddenWord part="opponent" name={t('mine.form')}>
            <FormGuide form={form} />
          </HiddenWord>
        </dd>
      </div>
      {players.length > 0 && (
        <div>
          <dt>{t(isNamed ? 'mine.line-up' : 'mine.players')}</dt>
          <dd>
            <Players>
              {players.map(({ playerId, nickname }) => (
                <li key={playerId}>
                  <Link to={paths.player(playerId)}>{nickname}</Link>
                </li>
              ))}
            </Players>
          </dd>
        </div>
      )}
    </Facts>
  );
}
