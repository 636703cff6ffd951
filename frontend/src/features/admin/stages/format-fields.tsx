import { useTranslation } from 'react-i18next';
import type { SeriesFormat } from '../../../lib/schema.generated';
import { Choice } from '../kit/choice';
import { Fields, Labelled } from '../labelled';
import { ROUND_FORMATS } from './stage-limits';

interface FormatFieldsProps {
  formats: readonly SeriesFormat[];
  onChange: (formats: readonly SeriesFormat[]) => void;
}

/** How the series of each round are played. */
export function FormatFields({ formats, onChange }: FormatFieldsProps) {
  const { t } = useTranslation('admin-stages');
  return (
    <Fields>
      {formats.map((format, at) => (
        <Labelled key={at} label={t('weeks.format', { round: at + 1 })}>
          {(id) => (
            <Choice
              id={id}
              value={format}
              onChange={(event) =>
                onChange(formats.with(at, ROUND_FORMATS.find((each) => each === event.target.value) ?? format))
              }
            >
              {ROUND_FORMATS.map((each) => (
                <option key={each} value={each}>
                  {t(`round-format.${each}`)}
                </option>
              ))}
            </Choice>
          )}
        </Labelled>
      ))}
    </Fields>
  );
}
