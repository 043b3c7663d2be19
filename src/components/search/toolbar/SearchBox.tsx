import { CarIcon } from '../../car-list/CarIcon.tsx';

type Props = {
	/** Where the form leads until the search runs in the page: the list itself. */
	action: string;
	/** `Search cars`. */
	label: string;
	placeholder: string;
};

/** The search box. The build draws it; the search in the page listens to it and never replaces it, and it has the suggestions of every search box. */
export function SearchBox({ action, label, placeholder }: Props) {
	return (
		<search className="search-box">
			<form action={action} autoComplete="off" data-finder>
				<CarIcon name="search" />
				<input
					type="text"
					inputMode="search"
					name="q"
					aria-label={label}
					placeholder={placeholder}
					maxLength={120}
					spellCheck={false}
					autoCapitalize="off"
					enterKeyHint="search"
				/>
				<button type="reset" aria-label="Clear">
					<CarIcon name="close" />
				</button>
				<button type="submit">Search</button>
			</form>
		</search>
	);
}
