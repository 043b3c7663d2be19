import { useEffect, useRef, useState } from 'react';
import { likelyMailAddress } from '../../../forms/lead/likely-mail-address.ts';

type Props = {
	/** Id of the field of the address. */
	field: string;
	/** Empty while somebody is typing. */
	value: unknown;
	set: (address: string) => void;
};

/** Asks whether a mistyped address was meant otherwise (FORM-4). */
export function LikelyMail({ field, value, set }: Props) {
	return <Likely field={field} likely={typeof value === 'string' ? likelyMailAddress(value) : null} set={set} />;
}

/** What was probably meant: one tap takes it, and nobody has to. */
export function Likely({ field, likely, set }: Omit<Props, 'value'> & { likely: string | null }) {
	const take = () => {
		if (likely === null) return;
		set(likely);
		document.getElementById(field)?.focus();
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

/** Milliseconds after the field was left: a button that is being pressed stays where it is. */
const pressed = 250;

/** Whether somebody is in a field, and how it hears of that. */
export function useVisited(field: string): { isIn: boolean; visit: (isIn: boolean) => void } {
	const [isIn, setIn] = useState(false);
	const leaving = useRef(0);
	const visit = (comes: boolean) => {
		clearTimeout(leaving.current);
		if (comes) setIn(true);
		else leaving.current = window.setTimeout(setIn, pressed, false);
	};
	// Typed into before the form was alive.
	useEffect(() => setIn(document.activeElement?.id === field), [field]);
	return { isIn, visit };
}
