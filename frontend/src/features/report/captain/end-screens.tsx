import { useTranslation } from 'react-i18next';
import { Pictures } from '../../../league/pictures/pictures';
import { Box } from '../../../styled-system/jsx';

interface EndScreensProps {
  names: readonly string[];
  onChange: (names: string[]) => void;
}

/** Pictures of the end screens, which stand in for replays. */
export function EndScreens({ names, onChange }: EndScreensProps) {
  const { t } = useTranslation('series-match-week');
  return (
    <Box marginBlock="4">
      <Pictures label={t('pictures.screens')} names={names} onChange={onChange} />
    </Box>
  );
}
