import { useTranslation } from 'react-i18next';
import { Labelled } from '../../labelled';
import { Choice } from '../../kit/choice';

const TEMPLATES = ['name-alike', 'name-unfit', 'picture-unfit', 'transfer-rules', 'not-agreed', 'by-mistake'] as const;

interface ReasonTemplatesProps {
  /** Gets the sentence in Swedish and English, because the asker may read either. */
  onChoose: (text: string) => void;
}

/** Reasons that are given often. A chosen one is put into the text, where it can be changed. */
export function ReasonTemplates({ onChoose }: ReasonTemplatesProps) {
  const { t } = useTranslation('admin-requests');
  return (
    <Labelled label={t('templates')}>
      {(id) => (
        <Choice
          id={id}
          value=""
          marginBottom="4"
          onChange={({ target }) => {
            const chosen = TEMPLATES.find((each) => each === target.value);
            if (chosen) onChoose(t(`template.${chosen}.text`));
          }}
        >
          <option value="">{t('templates-choose')}</option>
          {TEMPLATES.map((each) => (
            <option key={each} value={each}>
              {t(`template.${each}.name`)}
            </option>
          ))}
        </Choice>
      )}
    </Labelled>
  );
}
