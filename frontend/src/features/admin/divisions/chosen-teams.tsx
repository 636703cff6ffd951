import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamName } from '../../../league/team-logo';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { Button } from '../../../ui/button';
import { DRAGGED_TEAM, draggedTeam, TeamList } from './decisions/team-list';

interface ChosenTeamsProps {
  teams: readonly TeamLogoFragment[];
  /** How many series each team plays in the division. A team with series cannot leave. */
  seriesOf: ReadonlyMap<number, number>;
  mayRun: boolean;
  /** Moves a team to a place, counted from 0. */
  onPlace: (teamId: number, at: number) => void;
  onRemove: (teamId: number) => void;
}

/** The teams of a division in staff's order. They are moved by dragging or with the arrow buttons. */
export function ChosenTeams({ teams, seriesOf, mayRun, onPlace, onRemove }: ChosenTeamsProps) {
  const { t } = useTranslation('admin-divisions');
  const [over, setOver] = useState<number | null>(null);
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLUListElement>(null);

  const onDragOver = (event: DragEvent, at: number) => {
    if (!mayRun || !event.dataTransfer.types.includes(DRAGGED_TEAM)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(at);
  };
  const onDrop = (event: DragEvent, at: number) => {
    const teamId = draggedTeam(event.dataTransfer);
    setOver(null);
    if (!mayRun || teamId === null) return;
    event.preventDefault();
    event.stopPropagation();
    const from = teams.findIndex((team) => team.id === teamId);
    onPlace(teamId, from >= 0 && from < at ? at - 1 : at);
  };
  const move = (team: TeamLogoFragment, to: number) => {
    onPlace(team.id, to);
    setMoved(t('teams.moved', { team: team.name, place: to + 1 }));
    // the button moves with its team; at an end of the list only the other button is left
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>(
        'button[data-move]:not(:disabled)',
      );
      const sameWay = [...(buttons ?? [])].find((button) => button === document.activeElement);
      if (!sameWay) buttons?.[0]?.focus();
    });
  };

  return (
    <>
      <TeamList
        ref={list}
        onDragOver={(event) => onDragOver(event, teams.length)}
        onDragLeave={() => setOver(null)}
        onDrop={(event) => onDrop(event, teams.length)}
      >
        {teams.map((team, at) => (
          <li
            key={team.id}
            draggable={mayRun}
            data-over={over === at || undefined}
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED_TEAM, String(team.id))}
            onDragOver={(event) => onDragOver(event, at)}
            onDrop={(event) => onDrop(event, at)}
          >
            <span className="team">
              <TeamName team={team} />
            </span>
            {(seriesOf.get(team.id) ?? 0) > 0 ? (
              <small>{t('teams.series', { count: seriesOf.get(team.id) ?? 0 })}</small>
            ) : (
              <Button
                disabled={!mayRun}
                onClick={() => onRemove(team.id)}
                aria-label={t('teams.remove-name', { team: team.name })}
              >
                {t('teams.remove')}
              </Button>
            )}
            <Button
              data-move="up"
              variant="ghost"
              size="icon"
              disabled={!mayRun || at === 0}
              aria-label={t('teams.up', { team: team.name })}
              onClick={() => move(team, at - 1)}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              data-move="down"
              variant="ghost"
              size="icon"
              disabled={!mayRun || at === teams.length - 1}
              aria-label={t('teams.down', { team: team.name })}
              onClick={() => move(team, at + 1)}
            >
              <ArrowDown aria-hidden />
            </Button>
          </li>
        ))}
      </TeamList>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
    </>
  );
}
