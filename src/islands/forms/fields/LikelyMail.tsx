import { likelyMailAddress } from '../../../domain/words/likely-mail-address.ts';
import { useForm } from '../shell/form-context.ts';

type Props = {
	/** The key of the address. */
	name: string;
	/** Empty while somebody is typing. */
	value: unknown;
	set: (address: string) => void;
};

/** Asks whether a mistyped address was meant otherwise (FORM-4): one tap takes it, and nobody has to. */
export function LikelyMail({ name, value, set }: Props) {
	const { id } = useForm();
	const likely = typeof value === 'string' ? likelyMailAddress(value) : null;
	const take = () => {
		if (likely === null) return;
		set(likely);
		document.getElementById(id(name))?.focus();
	};
	return (
		<p className="field-likely" role="status">
			{likely !== null && (
				<>
					Did you mean{' '}
					<button type="button" onClick={take}>
						{likely}
					</button>
					?
				</>
			)}
		</p>
	);
}
