import type { FormEvent, ReactNode, RefObject } from 'react';

type Props = {
	/** What it is called to those who cannot see it. */
	label: string;
	element: RefObject<HTMLFormElement | null>;
	formik: { isSubmitting: boolean; handleSubmit: (event: FormEvent<HTMLFormElement>) => void };
	/** Once a visitor begins to fill it in. */
	onFocus?: () => void;
	children: ReactNode;
};

/** A step of the sign-in or the checkout as a form: it is sent once, and says itself what is wrong with it. */
export function StepForm({ label, element, formik, onFocus, children }: Props) {
	return (
		<form
			ref={element}
			className="form"
			noValidate
			aria-label={label}
			onSubmit={(event) => (formik.isSubmitting ? event.preventDefault() : formik.handleSubmit(event))}
			onFocus={onFocus}
		>
			{children}
		</form>
	);
}
