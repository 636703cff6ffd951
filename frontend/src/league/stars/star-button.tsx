import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { starTeam, useStars } from './stars';

interface StarButtonProps {
  team: { id: number; name: string };
  /** With words, where there is room. */
  hasWords?: boolean;
}

/** Stars a team in this browser: its series come first on the start page and are marked in lists. Without a login. */
export function StarButton({ team, hasWords = false }: StarButtonProps) {
  const { t } = useTranslation('league');
  const isStarred = useStars().includes(team.id);
  const words = t('star.press', { team: team.name });
  return (
    <Button
      variant="ghost"
      size={hasWords ? undefined : 'icon'}
      aria-pressed={isStarred}
      aria-label={hasWords ? undefined : words}
      title={t('star.why')}
      onClick={() => starTeam(team.id, !isStarred)}
    >
      <Star aria-hidden size={20} fill={isStarred ? 'currentColor' : 'none'} />
      {hasWords && words}
    </Button>
  );
}
