import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { useTimes } from '../../../../lib/i18n/use-times';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Section } from '../../../../ui/page/section';
import { Note } from '../../labelled';
import { NoteForm } from './note-form';
import { type PersonNotesFragment, useRemovePersonNoteMutation } from './notes-part.generated';

type PersonNote = PersonNotesFragment['notes'][number];

const List = chakra('ul', { base: { display: 'grid', gap: '2', marginBottom: '4', listStyle: 'none' } });
const Item = chakra('li', { base: { padding: '4', bg: 'bg.surface', borderRadius: 'md' } });

/** What admins have noted about the person, and a form for the next note. */
export function NotesPart({ person: { user, notes } }: { person: PersonNotesFragment }) {
  const { t } = useTranslation('admin-users-person');
  return (
    <Section heading={t('notes.title')}>
      <Note>{t('notes.about')}</Note>
      {notes.length === 0 ? (
        <Box marginBottom="4">
          <EmptyState>{t('notes.empty')}</EmptyState>
        </Box>
      ) : (
        <List>
          {notes.map((note) => (
            <Item key={note.id}>
              <Written note={note} />
            </Item>
          ))}
        </List>
      )}
      <NoteForm userId={user.userId} playerId={user.playerId} />
    </Section>
  );
}

function Written({ note: { id, text, writtenAt, writtenBy } }: { note: PersonNote }) {
  const { t } = useTranslation('admin-users-person');
  const times = useTimes();
  const { run, busy } = useAction(useRemovePersonNoteMutation(), { refetch: ['AdminPerson', 'LatestAct'] });
  const at = times.dateTime(writtenAt);
  const name = writtenBy ?? t('notes.gone');
  return (
    <>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" color="fg.muted" fontSize="sm">
        <span>{t('notes.written', { name, at })}</span>
        <Button
          size="sm"
          variant="ghost"
          isWaiting={busy}
          aria-label={t('notes.remove-one', { name, at })}
          onClick={() => void run({ id })}
        >
          {t('notes.remove')}
        </Button>
      </Flex>
    </>
  );
}
