import { type FormEvent, useState } from 'react';
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
	const [text, setText] = useState(live?.text);
	const [before, setBefore] = useState(live?.text);
	if (live?.text !== before) {
		setBefore(live?.text);
		setText(live?.text);
	}
	// What is typed stands at once, with the cursor where it is; the search comes after it.
	const type = (typed: string) => {
		setText(typed);
		live?.onText(typed);
	};
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
					value={text}
					onChange={live && (({ currentTarget }) => type(currentTarget.value))}
				/>
				<button type="submit">Search</button>
			</form>
		</search>
	);
}
