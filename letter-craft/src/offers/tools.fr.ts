/** Tools, methods and permits in offers and profiles, in the spelling that letters use. */
export const knownTools: readonly string[] =
  `Excel|Word|PowerPoint|Outlook|Power BI|Tableau|SAP|Sage|Ciel|Cegid|EBP|Salesforce|HubSpot|Zendesk|Jira|Confluence|Trello|Notion|Slack|Teams|SharePoint|Access|
AutoCAD|SolidWorks|CATIA|Revit|SketchUp|ArchiCAD|Photoshop|Illustrator|InDesign|Figma|Canva|Premiere Pro|After Effects|WordPress|PrestaShop|Shopify|Google Analytics|Google Ads|
Python|Java|JavaScript|TypeScript|React|Angular|Vue.js|Node.js|Next.js|NestJS|PHP|Symfony|Laravel|C#|C++|.NET|SQL|MySQL|PostgreSQL|MongoDB|Oracle|Docker|Kubernetes|Terraform|Ansible|
Git|GitLab|GitHub|Jenkins|Azure|AWS|GCP|Linux|Delphi|Visual Studio|Eclipse|BigQuery|Spark|Power Query|VBA|HTML|CSS|Scrum|LIMS|HACCP|CACES|FIMO|FCO|Permis B|Silae|ADP|Kelio|Pennylane|QuickBooks|
Hootsuite|Mailchimp|Odoo|Dynamics|Opera|Fidelio|Micros|Lightspeed|Zelty|Doctolib|Pack Office|Google Workspace|Linkedin Recruiter|PMSI|NetSoins|Titan|Osiris|Pix4D|QGIS|ArcGIS|Mensura|Matlab|LabVIEW|Abaqus|Ansys|SPSS|Stata|SAS Viya`
    .replace(/\n/gu, '')
    .split('|')
