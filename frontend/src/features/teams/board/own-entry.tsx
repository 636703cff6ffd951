import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PLATFORMS } from '../../../league/platform-name';
import { useTimes } from '../../../lib/i18n/use-times';
import { apiPaths, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { useAction } from '../../../lib/use-action';
import { Flex, styled } from '../../../styled-system/jsx';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { Input, Select, TextArea } from '../../../ui/form/form-control';
import { EmptyState } from '../../../ui/page/empty-state';
import { Section } from '../../../ui/page/section';
import { Spinner } from '../../../ui/page/spinner';
import { Text } from '../../../ui/text';
import { useLeaveBoardMutation, useSaveBoardEntryMutation } from './board-actions.generated';
import { DAYS } from './board-filters';
import type { BoardPageQuery } from './board-page.generated';

const RANK_MAX = 30;
const WORDS_MAX = 280;

const Form = styled('form', {
  base: {
    display: 'grid',
    gap: '4',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& label, & legend': { display: 'block', marginBottom: '1', fontWeight: 'medium' },
    '& small': { display: 'block', marginTop: '1', color: 'fg.muted', fontSize: 'sm' },
    '& .days': { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
    '& .days > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      marginBottom: '0',
      fontWeight: 'normal',
      '& > input': { width: '5', height: '5', accentColor: 'action' },
    },
  },
});

type Entry = BoardPageQuery['boardTeams'][number] | BoardPageQuery['boardPlayers'][number];

/** The reader's own entry, or their team's when they lead it; for others the way there. */
export function OwnEntry({ board }: { board: BoardPageQuery }) {
  const { t } = useTranslation('teams-board');
  const { viewer, isLoading } = useSession();
  if (isLoading) return null;
  if (!viewer) {
    return (
      <EmptyState
        action={
          <ButtonAnchor variant="solid" href={apiPaths.login}>
            {t('own.login')}
          </ButtonAnchor>
        }
      >
        {t('own.visitor')}
      </EmptyState>
    );
  }
  if (viewer.playerId === null) {
    return (
      <EmptyState
        action={
          <ButtonLink variant="solid" to={paths.register()}>
            {t('own.register')}
          </ButtonLink>
        }
      >
        {t('own.newcomer')}
      </EmptyState>
    );
  }
  if (viewer.team) {
    const { id } = viewer.team;
    const entry = board.boardTeams.find(({ team }) => team.id === id);
    return viewer.isCaptain && <EntryForm key={entry?.createdAt} side="TEAM" entry={entry} />;
  }
  const entry = board.boardPlayers.find(({ player }) => player.id === viewer.playerId);
  return <EntryForm key={entry?.createdAt} side="PLAYER" entry={entry} />;
}

function EntryForm({ side, entry }: { side: 'PLAYER' | 'TEAM'; entry: Entry | undefined }) {
  const { t } = useTranslation('teams-board');
  const times = useTimes();
  const id = useId();
  const [dialog, ask] = useConfirm();
  const save = useAction(useSaveBoardEntryMutation(), { refetch: ['BoardPage'] });
  const leave = useAction(useLeaveBoardMutation(), { refetch: ['BoardPage'] });
  const who = side === 'TEAM' ? 'team' : 'player';

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => (typed.get(name) as string | null) ?? '';
    void save.run({
      input: {
        side,
        rank: text('rank'),
        platform: text('platform') || null,
        evenings: typed.getAll('evening').map(Number),
        words: text('words'),
      },
    });
  };

  return (
    <Section heading={t(`own.heading-${who}`)}>
      <Text marginBottom="3">
        {entry ? t('own.stands', { date: times.date(entry.expiresAt) }) : t(`own.why-${who}`)}
      </Text>
      <Form onSubmit={onSubmit}>
        <div>
          <label htmlFor={`${id}-rank`}>{t('own.rank')}</label>
          <Input id={`${id}-rank`} name="rank" maxLength={RANK_MAX} defaultValue={entry?.rank} autoComplete="off" />
          <small>{t('own.rank-help')}</small>
        </div>
        <div>
          <label htmlFor={`${id}-platform`}>{t('own.platform')}</label>
          <Select id={`${id}-platform`} name="platform" defaultValue={entry?.platform ?? ''}>
            <option value="">{t('own.any-platform')}</option>
            {PLATFORMS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <fieldset>
          <legend>{t('own.evenings')}</legend>
          <div className="days">
            {DAYS.map((day) => (
              <label key={day}>
                <input type="checkbox" name="evening" value={day} defaultChecked={entry?.evenings.includes(day)} />
                {t(`day.${day}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <label htmlFor={`${id}-words`}>{t('own.words')}</label>
          <TextArea id={`${id}-words`} name="words" rows={3} maxLength={WORDS_MAX} defaultValue={entry?.words} />
          <small>{t('own.words-help', { max: WORDS_MAX })}</small>
        </div>
        <Flex wrap="wrap" gap="3">
          <Button type="submit" variant="solid" isWaiting={save.busy}>
            {save.busy && <Spinner />}
            {t(entry ? 'own.renew' : 'own.save')}
          </Button>
          {entry && (
            <Button
              variant="danger"
              isWaiting={leave.busy}
              onClick={() =>
                ask({ children: t('own.will-leave'), isDestructive: true, onConfirm: () => leave.run({ side }) })
              }
            >
              {t('own.leave')}
            </Button>
          )}
        </Flex>
      </Form>
      {dialog}
    </Section>
  );
}
