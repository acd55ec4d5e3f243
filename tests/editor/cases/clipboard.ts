/** The same text as Word for Windows puts it on the clipboard, shortened only in its styles … */
export const FROM_WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin-bottom:8.0pt;} h1 {font-size:20.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1>Before the festival<o:p></o:p></h1>
<p class=MsoNormal>Ask for <b>three quotations</b>, and <i style='mso-bidi-font-style:normal'>compare</i>
them&nbsp;with <a href="https://kiteline.example/pricing"><span style='color:#467886;text-decoration:underline'>ours</span></a>.<o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:100pt'></v:shape><![endif]--><![if !vml]><img width=133 height=100 src="file:///C:/Users/owner/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>
<h2><u>What to bring</u><o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Your logo<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Your colours<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>as numbers<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Call us<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Meet us<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=300 valign=top style='width:225.4pt'><p class=MsoNormal style='margin-bottom:0cm'>Plan<o:p></o:p></p></td>
  <td width=300 valign=top style='width:225.4pt'><p class=MsoNormal style='margin-bottom:0cm'>Price<o:p></o:p></p></td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=300 valign=top><p class=MsoNormal>Small<o:p></o:p></p></td>
  <td width=300 valign=top><p class=MsoNormal>10<o:p></o:p></p></td>
 </tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment-->
</body></html>`

const span = (text: string, more = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${more}">${text}</span>`
const item = (text: string, level: number, type: string) =>
  `<li dir="ltr" style="list-style-type:${type};font-size:11pt;font-weight:400;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${span(text)}</p></li>`
const cell = (text: string) =>
  `<td style="border:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;"><p dir="ltr" style="line-height:1.2;">${span(text)}</p></td>`

/** … and as Google Docs does, in Chrome. */
export const FROM_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6d1f0a52-7fff-2f3a-9c1b-3b1c9f0a7e11"><h1 dir="ltr" style="line-height:1.38;">${span('Before the festival', 'font-size:20pt;')}</h1><p dir="ltr" style="line-height:1.38;">${span('Ask for ')}${span('three quotations', 'font-weight:700;')}${span(', and ')}${span('compare', 'font-style:italic;')}${span(' them with ')}<a href="https://kiteline.example/pricing" style="text-decoration:none;">${span('ours', 'color:#1155cc;text-decoration:underline;')}</a>${span('.')}</p><br /><p dir="ltr">${span('<span style="border:none;display:inline-block;overflow:hidden;width:200px;height:100px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="200" height="100" /></span>')}</p><h2 dir="ltr" style="line-height:1.38;">${span('What to bring', 'font-size:16pt;text-decoration:underline;')}</h2><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${item('Your logo', 1, 'disc')}${item('Your colours', 1, 'disc')}<ul style="margin-top:0;">${item('as numbers', 2, 'circle')}</ul></ul><ol style="margin-top:0;margin-bottom:0;">${item('Call us', 1, 'decimal')}${item('Meet us', 1, 'decimal')}</ol><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:451pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt">${cell('Plan')}${cell('Price')}</tr><tr style="height:0pt">${cell('Small')}${cell('10')}</tr></tbody></table></div></b><br class="Apple-interchange-newline">`

const online = (text: string, level: number, list = 'ul') =>
  `<div class="ListContainerWrapper SCXW1"><${list} role="list" class="BulletListStyle1"><li data-leveltext="" data-listid="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph SCXW1" paraid="1"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></li></${list}></div>`
const tracked = 'cite="mailto:Asha%20Rao" datetime="2026-11-20T10:00"'

/** What else people copy: what it is, its HTML, what the owner is told, and the text. */
export const PASTES: [what: string, html: string, told: string, markdown: string][] = [
  [
    'the columns of a merged head',
    '<table><tr><th rowspan=2>Plan</th><th colspan=2>Price</th></tr><tr><th>Month</th><th>Year</th></tr><tr><td>Small</td><td>1</td><td>10</td></tr></table>',
    'merged cells (now single ones)',
    '| Plan | Price | |\n| :- | :- | :- |\n| | Month | Year |\n| Small | 1 | 10 |',
  ],
  [
    'the columns around merged rows',
    '<table><tr><td>A</td><td>B</td><td>C</td></tr><tr><td colspan=2>Both</td><td rowspan=3>Long</td></tr><tr><td>1</td><td rowspan="2" colspan="1">2</td></tr><tr><td>3</td></tr></table>',
    'merged cells (now single ones)',
    '| A | B | C |\n| :- | :- | :- |\n| Both | | Long |\n| 1 | 2 | |\n| 3 | | |',
  ],
  ['two lines', '<div>First<br>Second</div>', '', 'First\\\nSecond'],
  [
    'two lines before a paragraph',
    'First<br>Second<p>Third</p><br><p>Fourth</p>',
    '',
    'First\\\nSecond\n\nThird\n\nFourth',
  ],
  [
    'two lines of an entry',
    '<ul><li>First<br>Second<ul><li>Third</li></ul></li></ul>',
    '',
    '- First\\\n  Second\n  - Third',
  ],
  ['two lines of a heading', '<h2>First<br>Second</h2>', '', '## First Second'],
  [
    'two lines of a cell',
    '<table><tr><td>First<br>Second</td><td><div>A</div><div>B</div></td></tr><tr><th>C</th><td>D</td></tr></table>',
    '',
    '| First Second | A B |\n| :- | :- |\n| C | D |',
  ],
  [
    'the levels of a list from Word in the browser',
    online('One', 1) +
      online('Two', 2) +
      online('Three', 3) +
      online('Four', 1) +
      online('Call', 1, 'ol'),
    '',
    '- One\n  - Two\n    - Three\n- Four\n\n1. Call',
  ],
  [
    'a list directly in a list',
    '<ul><ul><li>One</li></ul><li>Two</li><ol><li>Three</li></ol></ul>',
    '',
    '- One\n- Two\n  1. Three',
  ],
  [
    'raised and lowered digits',
    'wait<sup>2</sup>, H<sub>2</sub>O and 10<span style="font-size:0.6em;vertical-align:super;">12</span> on the 1<sup>st</sup>',
    'raised or lowered letters (now plain)',
    'wait², H₂O and 10¹² on the 1st',
  ],
  [
    'only links that lead somewhere',
    `<p>See <a href="#_Toc1">this</a>, <a href="file:///C:/a.docx"><u>that</u></a>, <a href="C:\\b.xlsx"><b>both</b></a>, <a href="offer.pdf">all</a>, <a href="https://docs.google.com/document/d/1/edit#heading=h.1">these</a>${['#_edn1', '#sdfootnote1sym', 'file:///C:/c.htm#_ftn1', 'https://en.wikipedia.org/wiki/Kite#cite_note-1'].map((href) => `<a href="${href}"><sup>[1]</sup></a>`).join('')} and <a href="/pricing">our</a> <a href="https://kiteline.example/">own</a>.</p>`,
    'footnotes (left out), links to bookmarks and files (their words stay)',
    'See this, that, **both**, all, these and [our](/pricing) [own](https://kiteline.example/).',
  ],
  [
    'struck-out words',
    '<p>Now 10, <s>12</s>, <strike>14</strike>, <span style="text-decoration:line-through">16</span></p>',
    '',
    'Now 10, ~~12~~, ~~14~~, ~~16~~',
  ],
  [
    'nothing of what Word tracks as deleted',
    `<p class=MsoNormal>We <span class=msoDel><del ${tracked}>never </del></span><s><del ${tracked}>ever </del></s><ins ${tracked}>always </ins>answer.</p>`,
    'tracked deletions (left out)',
    'We always answer.',
  ],
]
