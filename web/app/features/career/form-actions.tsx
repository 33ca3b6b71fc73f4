import { Button } from '../../ui/button.tsx'
import { careerText } from './career.fr.ts'

/** The end of a card’s form. */
export const FormActions = ({ onCancel }: { onCancel: () => void }) => (
  <div className="career-form-actions">
    <Button variant="ghost" onClick={onCancel}>
      {careerText.card.cancel}
    </Button>
    <Button type="submit">{careerText.card.save}</Button>
  </div>
)
