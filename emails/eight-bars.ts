/** Week 5 is lower because it is the light week. */
const HEIGHTS = [17, 19, 22, 24, 13, 23, 25, 28]

const bar = (height: number) =>
  `<td valign="bottom" style="padding:0 3px 0 0;line-height:0;font-size:0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="bar" width="5" height="${height}" style="width:5px;height:${height}px;background-color:#15140f;line-height:0;font-size:0"></td></tr></table></td>`

/** The eight bars as table cells, visible in every client, even with images off. */
export const eightBars = `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0"><tr>${HEIGHTS.map(bar).join('')}<td valign="bottom" style="padding:0 0 0 8px;font-size:20px;line-height:20px;font-weight:800">Eightfold</td></tr></table>`
