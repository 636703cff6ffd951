import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface OpensNextProps {
  isOn: boolean;
  onChoose: (isOn: boolean) => void;
}

/** The wish that the next series opens after a save. */
export function OpensNext({ isOn, onChoose }: OpensNextProps) {
  const { t } = useTranslation('report');
  return (
    <chakra.label gridColumn="1 / -1" display="flex" alignItems="center" gap="2" minHeight="touch" fontSize="sm">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChoose(target.checked)} />
      {t('next.opens-itself')}
    </chakra.label>
  );
}
