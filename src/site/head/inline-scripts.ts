/**
 * The scripts inside a page's HTML, because a separate file would arrive too late. Each is admitted by its
 * hash in the site's Content-Security-Policy, which allows no other: a view takes its text from here.
 */
export const inlineScripts = {
	/**
	 * An address that asks for more than the page shows: the page's own cars are not seen until the search is there. What was typed or
	 * chosen stands in the place of the heading meanwhile, and the index of the stock is on its way before any script. “Near me”, which no link can do, waits for the search where it is the first
	 * that is pressed. Who comes back is marked, as the browser looks for their place.
	 */
	hideUntilSearched:
		"{const p=document.currentScript.parentElement,d=p.dataset,q=new URLSearchParams(location.search),t=[];if(performance.getEntriesByType('navigation')[0]?.type=='back_forward')d.returned='';for(const[k,v]of q)if(d.asks.split(' ').includes(k)){d.pending=q.get('sort')??'';if(k!='sort'&&k!='page'){d.chips='';if(/[a-z]/i.test(v))t.push(k=='q'?v[0].toUpperCase()+v.slice(1):v.replace(/~/g,', '))}}if(t[0])document.querySelector('h1').dataset.asked=t.join(', ');if(d.pending!=null&&d.stock)earlyStock=fetch(d.stock,{cache:'no-cache'}).then(r=>r.json()).then(p=>fetch(p.file)).then(r=>r.ok?r.json():0).catch(()=>0);p.addEventListener('click',e=>{const a=e.target.closest('a[data-choice=near]');if(a){e.preventDefault();a.dataset.held=''}},{once:!0})}",
	/**
	 * The visitor's own lists: the panel and the title that the address asks for, before anything is painted. What follows the
	 * list is not seen until the device's cars have been drawn, so that nothing moves.
	 */
	waitForSaved:
		"{let p=document.currentScript.parentElement,q=new URLSearchParams(location.search),a=/[1-9]/.test(q.get('cars'))?'shared':q.get('tab'),l=[...p.querySelectorAll('[data-saved-list]')],r=l.find(e=>e.dataset.savedList===a)||l[0],h=document.querySelector('h1'),i=h.nextElementSibling,{title:t,intro:n}=r.dataset;p.dataset.waiting=document.documentElement.dataset.waiting='';for(let e of l)e.hidden=e!==r;if(t&&t!==h.textContent){document.title=document.title.replace(h.textContent,t);h.textContent=t;if(i&&n)i.textContent=n}}",
	/** The contact page of somebody who has looked for a vehicle in vain says which one before anything is painted, and its form comes first (SRCH-3). */
	sayWanted:
		"{const p=document.currentScript.parentElement,w=new URLSearchParams(location.search).get('wanted');if(w){const h=p.querySelector('h1'),l=p.querySelector('.type-lead');p.dataset.wanted='';h.textContent='We’ll look for: '+w.slice(0,100);if(l)l.textContent='Tell us how to reach you. We’ll be in touch about what we find.'}}",
	/** What a page says that is not there: at the address of a vehicle it is not seen until it says which one has gone, so that nothing moves. */
	waitForGone:
		"{const p=document.currentScript.parentElement,d=p.dataset;if(location.pathname.split('/')[1]==d.notFound)d.reading=''}",
	/**
	 * The plan and the term of a subscription: an address that names neither, nor words for them, gets those that the device has kept, and the choice says them. Until
	 * the search is there, a choice asks for the page anew.
	 */
	takePlan:
		"{const f=document.currentScript.previousElementSibling,s=[...f.querySelectorAll('select')],u=new URL(location),p=u.searchParams;try{if(!s.some(e=>p.has(e.name))&&!/plan|month|weeks/i.test(p.get('q')))for(const e of s){const v=JSON.parse(localStorage['forecourt:'+document.documentElement.dataset.site+':'+e.name]??0);if([...e.options].some(o=>v&&o.value==v))p.set(e.name,v)}if(u.search!=location.search)history.replaceState(history.state,'',u)}catch{}for(const e of s)for(const o of e.options)if(o.value&&o.value.toLowerCase()==p.get(e.name)?.toLowerCase())o.selected=!0;f.addEventListener('change',({target:e})=>{if(f.dataset.live==null){p.delete(e.name);if(e.value)p.set(e.name,e.value);location=u}})}",
	/** What was typed beside a choice is there again on Back; that and a choice, which the browser restores, start what follows them, as if they were pointed at. */
	restoreChoice:
		"{const c=document.currentScript.previousElementSibling,b=c.querySelector('button').form.q;b.addEventListener('input',()=>history.replaceState({...history.state,typed:b.value},''));addEventListener('pageshow',()=>{b.value||=history.state?.typed??'';if(b.value||[...c.querySelectorAll('select')].some(s=>s.value))c.dispatchEvent(new Event('focusin',{bubbles:true}))})}",
	/** The home page of a visitor who has looked at cars or for some keeps room for them before anything is painted, so that nothing moves; searches alone take as much as they need (USER-5). */
	showRecent:
		"try{const p=document.currentScript.parentElement,f=n=>JSON.parse(localStorage['forecourt:'+document.documentElement.dataset.site+':'+n]??0)?.is?.length||0,l=f('lists'),r=f('recent');p.hidden=!(l+r);if(!r)Object.assign(p.querySelector('ul').style,{minHeight:5.25+3.25*l+'rem',gridAutoColumns:'min(100%,32rem)'})}catch{}",
	/** A form that is sent before any script is there is marked, so that the first that comes sends it. */
	keepEarlySend: "document.currentScript.parentElement.addEventListener('submit',e=>{e.currentTarget.dataset.sent=''})",
} as const;
