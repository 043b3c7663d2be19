import { useFormikContext } from 'formik';
import { localiseText } from '../../../domain/words/wording.ts';
import { formatMoney } from '../../../domain/words/written-number.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { useForm } from '../shell/form-context.ts';

/**
 * What is sent along from the calculator. Rate and repayment are not repeated: beside them the law may ask for more than a
 * form has room for (CAR-12).
 */
export function FiguresControl() {
	const { values } = useFormikContext<FormValues>();
	const { locale } = useForm().site.settings;
	const { price, balloon, term, frequency } = values;
	if (!price) return null;
	const money = (amount: unknown) => formatMoney(Number(amount), locale);
	const end = Number(balloon) > 0 ? `, ${money(balloon)} due at the end` : '';
	const text = `Your figures are sent with it: ${money(price)} over ${String(term)}, ${String(frequency)} repayments${end}.`;
	return <p className="form-figures">{localiseText(text, locale)}</p>;
}
