import { tooltipDelay } from './display-rules.ts';

/**
 * Shows the popover of every `[data-tooltip]` while the mouse is over it or its text (USER-9: at once within a
 * `[data-tooltip-wrapper]`). Click, touch and keys open it without this; Escape closes it.
 */
export function startTooltips(root: HTMLElement): void {
	let lastHidden = Number.NEGATIVE_INFINITY;
	for (const button of root.querySelectorAll<HTMLElement>('[data-tooltip]')) {
		const tip = document.getElementById(button.getAttribute('popovertarget') ?? '');
		if (!tip) continue;
		const wrapped = button.closest('[data-tooltip-wrapper]') !== null;
		const open = () => button.matches(':hover') && tip.showPopover();
		const show = ({ pointerType, timeStamp }: PointerEvent) => {
			if (pointerType !== 'mouse') return;
			setTimeout(open, tooltipDelay({ wrapped, sinceLast: timeStamp - lastHidden }));
		};
		const hide = () => {
			if (button.matches(':hover') || tip.matches(':hover') || !tip.matches(':popover-open')) return;
			tip.hidePopover();
			lastHidden = performance.now();
		};
		const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setTimeout(hide, graceMilliseconds);
		button.addEventListener('pointerenter', show);
		button.addEventListener('pointerleave', leave);
		tip.addEventListener('pointerleave', leave);
	}
}

/** Time to move from the button to the text. */
const graceMilliseconds = 200;
