import { skipToken } from '@apollo/client/react';
import { chakra, Input } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namedThing } from '../../../lib/search-text';
import { usePaused } from '../../../ui/use-paused';
import { Labelled } from '../labelled';
import { CHAT_ID, chatIdOf, type Person } from './report-form';
import { useQueuePlayersQuery } from './six-mans.generated';

interface PersonFieldProps {
  label: string;
  person: Person;
  onChange: (person: Person) => void;
}

const Pair = chakra('div', { base: { display: 'grid', gap: '2' } });

/**
 * One of the six: a player of the league by their nickname, from the suggestions while typing, or a person of the chat
 * server. For an unknown nickname, the account's id in the chat is asked for.
 */
export function PersonField({ label, person, onChange }: PersonFieldProps) {
  const { t } = useTranslation('admin-six-mans');
  const listId = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const text = usePaused(person.name.trim());
  const { data, previousData } = useQueuePlayersQuery(text !== '' && hasFocus ? { variables: { text } } : skipToken);
  const hits = (data ?? previousData)?.searchPlayers.items ?? [];
  const playerOf = (name: string) => namedThing(hits, ({ player }) => player.nickname, name)?.player.id ?? null;
  const known = playerOf(person.name);

  // the answer may come after the last letter, when the next name is already being typed
  useEffect(() => {
    if (known !== null && person.playerId === null) onChange({ ...person, playerId: known });
  }, [known, person, onChange]);
  const isStranger = person.name.trim() !== '' && person.playerId === null && data !== undefined;

  return (
    <Labelled label={label}>
      {(id) => (
        <Pair>
          <Input
            id={id}
            list={listId}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={person.name}
            onFocus={() => setHasFocus(true)}
            onChange={({ target: { value } }) => onChange({ ...person, name: value, playerId: playerOf(value) })}
          />
          <datalist id={listId}>
            {hits.map(({ player, discordName }) => (
              <option key={player.id} value={player.nickname}>
                {discordName ?? ''}
              </option>
            ))}
          </datalist>
          {isStranger && (
            <Input
              aria-label={t('chat-id-of', { name: person.name })}
              placeholder={t('chat-id')}
              inputMode="numeric"
              pattern={CHAT_ID.source}
              maxLength={40}
              value={person.discordId}
              onChange={({ target: { value } }) => onChange({ ...person, discordId: chatIdOf(value) })}
            />
          )}
        </Pair>
      )}
    </Labelled>
  );
}
