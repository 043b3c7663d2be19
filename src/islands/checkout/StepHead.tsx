import { type ReactNode, useEffect, useRef } from 'react';

let isFirst = true;

/** The heading of a step; a visitor who has come to it by a click is led there. */
export function StepHead({ children }: { children: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!isFirst) heading.current?.focus();
		isFirst = false;
	}, []);
	return (
		<h2 className="type-card checkout-head" tabIndex={-1} ref={heading}>
			{children}
		</h2>
	);
}
