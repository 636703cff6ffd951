import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Heading } from '../../../ui/text';
import { eventWords, type FieldEvent, type TeamNames } from '../field/event-words';
import { formatClock } from '../../../league/field/field-units';
import type { Playback } from './playback';
import { useAtTime } from './use-at-time';
import { lastBefore } from './watched';

const List = styled('ol', {
  base: {
    position: 'relative',
    maxHeight: { base: '16rem', lg: '34rem' },
    overflowY: 'auto',
    bg: 'bg.surface',
    borderRadius: 'md',
    listStyle: 'none',
    '& button': {
      display: 'grid',
      gridTemplateColumns: '3rem minmax(0, 1fr)',
      columnGap: '2',
      width: 'full',
      minHeight: 'touch',
      alignItems: 'center',
      paddingInline: '3',
      paddingBlock: '1',
      textAlign: 'left',
      lineHeight: 'tight',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      borderLeft: '3px solid transparent',
      _focusVisible: { outlineOffset: '-2px' },
      _hover: { bg: 'bg.raised' },
    },
    '& .clock': { color: 'fg.muted', textAlign: 'right' },
    '& [aria-current]': { bg: 'bg.raised', borderLeftColor: 'action', fontWeight: 'semibold' },
  },
});

interface EventListProps {
  playback: Playback;
  events: readonly FieldEvent[];
  /** What is shown of the game: events outside of it are left out. */
  from: number;
  to: number;
  teams: TeamNames;
}

/** What happens, in words; the latest event is marked. A press goes to an event. */
export function EventList({ playback, events, from, to, teams }: EventListProps) {
  const { t } = useTranslation(['series-watch', 'series-field']);
  const { t: tField } = useTranslation('series-field');
  const language = useLanguage();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const shown = events.filter(({ seconds }) => seconds >= from && seconds <= to);
  const current = useAtTime(playback, (seconds) => lastBefore(shown, seconds));

  useEffect(() => {
    const [element, row] = [list.current, list.current?.children[current]];
    // only the list scrolls, not the page
    if (element && row instanceof HTMLElement) element.scrollTop = row.offsetTop - element.clientHeight / 3;
  }, [current]);

  return (
    <section aria-labelledby={id}>
      <Heading as="h3" size="sm" id={id} marginBottom="2">
        {t('events')}
      </Heading>
      <List ref={list}>
        {shown.map((event, index) => {
          const clock = formatClock(event.clock, event.isOvertime);
          const what = eventWords(tField, event, teams, language);
          return (
            <li key={index}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                onClick={() => playback.seek(event.seconds)}
              >
                <span className="numbers clock">{clock}</span>
                <span>{what}</span>
              </button>
            </li>
          );
        })}
      </List>
    </section>
  );
}
