/**
 * The inline scripts of pages with a split test (SITE-11), which have to run before the page is painted. Each is admitted by
 * its hash in the Content-Security-Policy of sites that have split tests.
 *
 * `choose`, in the head, says in `data-variant` on `<html>` which variant the visitor sees: 0 for the page as it is. The
 * choice is kept on the device under the name `variants`. `?variant=<name>` shows one for a look, which nobody counts. Programs, visitors
 * who have not agreed to analytics where the site asks them (`src/client/consent`), and browsers that keep nothing see the page as it is and take no part.
 *
 * `swap`, after a part and its templates, puts the visitor's variant in the place of the part and takes away what it needed. It
 * writes the variant for the parser to read, because only the style sheets that a parser finds are waited for before what follows is painted.
 */
export const splitScripts = {
	choose: `try{let h=document.documentElement,{site:s,split:j,consent:a}=h.dataset,t=JSON.parse(j),k='forecourt:'+s+':',n=['original',...t.variants.map(v=>v.name)],g=x=>JSON.parse(localStorage.getItem(k+x))||{},agreed=()=>{if(a===void 0)return true;let q=JSON.parse(a),c=g('consent');return q.kinds.includes('analytics')&&c.analytics===true&&c.version===q.version&&Date.now()-c.at<=q.days*864e5},f=n.indexOf(new URLSearchParams(location.search).get('variant')),i;
if(f>=0){h.dataset.variant=f;h.dataset.preview=''}
else if(!navigator.webdriver&&!/bot|crawl|spider|slurp|lighthouse|headless|preview|facebookexternalhit/i.test(navigator.userAgent)&&agreed()){let v={...g('variants')},o=Object(v[t.name]),d=Math.random()*100;i=n.indexOf(o.variant);
if(i<0){i=1+t.variants.findIndex(({share:p})=>(d-=p)<0);v[t.name]={variant:n[i]};localStorage.setItem(k+'variants',JSON.stringify(v))}
h.dataset.variant=i}}catch{}`,
	swap: "{let s=document.currentScript,v=document.documentElement.dataset.variant,w=s.previousElementSibling,u=null,p;for(;!w.dataset.swap;w=p){p=w.previousElementSibling;if(w.localName==='template'){if(w.dataset.variant===v)u=w.innerHTML;w.remove()}}w.replaceWith(...(u===null?w.childNodes:[]));s.remove();u&&document.write(u)}",
} as const;
