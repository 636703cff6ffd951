import { chakra, Text } from '@chakra-ui/react';
import { ArrowUp, Crown, X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { PlayerFinder } from './player-finder';
import { movedSlots, SLOTS, type Slot } from './team-form-schema';

interface RosterSlotsProps {
  teamId: number;
  slots: readonly Slot[];
  onChange: (slots: Slot[]) => void;
  isDisabled: boolean;
}

const Frame = chakra('section', {
  base: {
    marginBottom: '5',
    '& > h3': { fontWeight: 'medium', marginBottom: '2' },
    '& ol': { display: 'grid', gap: '2', marginBottom: '4' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: '7rem minmax(0, 1fr) auto' },
      alignItems: 'center',
      columnGap: '3',
      minHeight: 'touch',
      paddingInline: '3',
      paddingBlock: '1',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
    },
    '& li > small': { gridColumn: { base: '1 / -1', sm: 'auto' }, color: 'fg.muted', fontSize: 'sm' },
    '& .who': { minWidth: '0', overflowWrap: 'anywhere', '& > small': { color: 'fg.muted', whiteSpace: 'nowrap' } },
    '& .acts': { display: 'flex', gap: '1', justifyContent: 'flex-end' },
  },
});

/** The captain's slot and the four others. They can be sorted, emptied and filled. */
export function RosterSlots({ teamId, slots, onChange, isDisabled }: RosterSlotsProps) {
  const { t } = useTranslation('admin-teams');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');

  function change(next: Slot[], sentence: string) {
    onChange(next);
    setSaid(sentence);
    // the clicked button may be removed, or belong to another player now
    heading.current?.focus();
  }
  const move = (from: number, to: number) => {
    const name = slots[from]?.nickname ?? '';
    change(movedSlots(slots, from, to), t(to === 0 ? 'slots.said-captain' : 'slots.said-up', { name, place: to + 1 }));
  };
  const remove = (index: number) =>
    change(
      slots.filter((_, at) => at !== index),
      t('slots.said-removed', { name: slots[index]?.nickname ?? '' }),
    );

  return (
    <Frame
      aria-labelledby={id}
      onKeyDown={(event) => {
        // Enter in the search box searches; it does not save the team
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <h3 id={id} tabIndex={-1} ref={heading}>
        {t('slots.title', { count: slots.length, limit: SLOTS })}
      </h3>
      <Text role="status" className="visually-hidden">
        {said}
      </Text>
      {slots.length === 0 && (
        <Text color="fg.muted" marginBottom="4">
          {t('slots.none')}
        </Text>
      )}
      <ol>
        {slots.map((slot, index) => (
          <li key={slot.id}>
            <small>{index === 0 ? t('slots.captain') : t('slots.place', { place: index + 1 })}</small>
            <span className="who">
              {slot.nickname} <small>{slot.mmr === null ? t('slots.no-mmr') : t('slots.mmr', { mmr: slot.mmr })}</small>
            </span>
            <span className="acts">
              {index > 1 && (
                <SlotButton
                  label={t('slots.up', { name: slot.nickname })}
                  isDisabled={isDisabled}
                  onPress={() => move(index, index - 1)}
                  icon={<ArrowUp aria-hidden />}
                />
              )}
              {index > 0 && (
                <SlotButton
                  label={t('slots.make-captain', { name: slot.nickname })}
                  isDisabled={isDisabled}
                  onPress={() => move(index, 0)}
                  icon={<Crown aria-hidden />}
                />
              )}
              <SlotButton
                label={t('slots.remove', { name: slot.nickname })}
                isDisabled={isDisabled}
                onPress={() => remove(index)}
                icon={<X aria-hidden />}
              />
            </span>
          </li>
        ))}
      </ol>
      {slots.length < SLOTS && !isDisabled && (
        <PlayerFinder
          teamId={teamId}
          taken={slots.map((slot) => slot.id)}
          onFound={(player) => change([...slots, player], t('slots.said-added', { name: player.nickname }))}
        />
      )}
    </Frame>
  );
}

interface SlotButtonProps {
  label: string;
  icon: ReactNode;
  isDisabled: boolean;
  onPress: () => void;
}

const SlotButton = ({ label, icon, isDisabled, onPress }: SlotButtonProps) => (
  <Button variant="ghost" size="icon" aria-label={label} title={label} disabled={isDisabled} onClick={onPress}>
    {icon}
  </Button>
);
