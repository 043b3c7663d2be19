import type { FormEvent } from 'react';
import { CarIcon } from '../CarIcon.tsx';

type Props = {
	/** Where the form leads until the search runs in the page: the list itself. */
	action: string;
	/** `Search cars`. */
	label: string;
	placeholder: string;
	/** The text, once the search runs in the page. */
	live?: { text: string; onText: (text: string) => void; onSubmit: () => void };
};

/** The box that is typed into. What is typed before the search runs is taken over from it by name. */
export function SearchBox({ action, label, placeholder, live }: Props) {
	const submit = (event: FormEvent) => {
		event.preventDefault();
		live?.onSubmit();
	};
	return (
		<search className="search-box">
			<form action={action} autoComplete="off" onSubmit={live && submit}>
				<CarIcon name="search" />
				<input
					type="search"
					name="q"
					aria-label={label}
					placeholder={placeholder}
					maxLength={120}
					spellCheck={false}
					autoCapitalize="off"
					enterKeyHint="search"
					value={live?.text}
					onChange={live && (({ currentTarget }) => live.onText(currentTarget.value))}
				/>
				<button type="submit">Search</button>
			</form>
		</search>
	);
}
