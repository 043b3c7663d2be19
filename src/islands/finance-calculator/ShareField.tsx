import { useLayoutEffect, useRef } from 'react';
import { amountOf, ShareControls, type ShareProps, shareOf } from './ShareControls.tsx';

/** The same with a slider that follows the field. */
export function ShareField(props: ShareProps) {
	const slider = useRef<HTMLInputElement>(null);
	const share = shareOf(props);
	// Before this was alive somebody may have moved it; afterwards it says what the field says.
	useLayoutEffect(() => {
		if (slider.current && slider.current.value !== slider.current.defaultValue)
			props.onAmount(amountOf(props, Number(slider.current.value)));
	}, []);
	useLayoutEffect(() => {
		if (slider.current && slider.current !== document.activeElement) slider.current.value = String(share);
	}, [share]);
	return <ShareControls {...props} slider={slider} />;
}
